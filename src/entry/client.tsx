import { wake } from '../shell/wake.tsx';

await wake();
