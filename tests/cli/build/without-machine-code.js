// Lets packages whose names match `LACKING` have no machine code, as on a system for which none was installed.
import Module from 'node:module';

const lacking = new RegExp(process.env.LACKING ?? '(?!)');
const { _load: load } = Module;
Module._load = (request, ...rest) => {
  if (lacking.test(request))
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  return load(request, ...rest);
};
