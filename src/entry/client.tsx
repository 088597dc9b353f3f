import { wake } from '../shell/wake.tsx';

// Not awaited: the code of the blocks, which this loads, stands on this module.
wake().catch(() => dispatchEvent(new Event('vitrine:missing')));
