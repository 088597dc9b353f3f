import { SITE_DATA_ID } from '../protocol/element-ids.ts';
import { start } from './client.tsx';

// During development, documents contain the data that all pages share, so that a saved file is shown at once.
start(JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '') as Parameters<typeof start>[0]);
