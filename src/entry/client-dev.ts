import { SITE_DATA_ID } from '../protocol/element-ids.ts';
import { start } from './client.tsx';

// While developing, documents carry what all pages share, so that a saved file shows at once.
start(JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '') as Parameters<typeof start>[0]);
