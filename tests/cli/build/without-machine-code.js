// Makes packages whose names match `LACKING` fail to load, as on a system for which no machine code is installed.
import Module from 'node:module';

const lacking = new RegExp(process.env.LACKING ?? '(?!)');
const { _load: load } = Module;
Module._load = (request, ...rest) => {
  if (lacking.test(request))
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  return load(request, ...rest);
};
