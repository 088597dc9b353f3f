import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from '../../src/build/files/write-file.ts';
import { formatHeaders, formatRedirects } from '../../src/build/hosting/netlify.ts';
import { formatNginx } from '../../src/build/hosting/nginx.ts';
import { hostingRules } from '../../src/build/hosting/rules.ts';
import { formatMarker, MARKER } from '../../src/build/output/build-marker.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A film of a thousand bytes, each of which encodes its offset. */
export const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const rules = hostingRules({
  routes: ['/', '/hub', '/hub/guide', '/devis/:numero'],
  redirects: [
    { from: '/ancien', to: '/hub', status: 301 },
    { from: '/blog/:annee/', to: '/hub', status: 301 },
    { from: '/archives/*', to: '/hub', status: 302 },
    { from: '/vieux//blog/', to: '/hub', status: 301 },
    { from: '/r%C3%A9alisations', to: '/hub', status: 301 },
    { from: '/archives/bons%20plans', to: '/hub/guide', status: 301 },
    { from: '/place', to: '/hub#prix', status: 301 },
    { from: '/demande', to: '/hub?a=1#prix', status: 301 },
    { from: '/ailleurs', to: 'https://exemple.org/a;b', status: 301 },
    { from: '/sujet', to: '/hub?sujet=a;b', status: 302 },
    { from: '/variable', to: 'https://exemple.org/?q=$uri', status: 301 },
    { from: '/accolade', to: 'https://exemple.org/{id}', status: 301 },
    { from: '/guillemet', to: '/hub#"; } location /x { return 200 "y', status: 301 },
    { from: '/accent', to: 'https://école.example/été%20bleu', status: 301 },
  ],
  policy: "default-src 'self'; connect-src 'self' https://mail.example",
});

function pageNamed(name: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src &#39;self&#39; https://mail.example">`;
  const json = '<script type="application/json" id="v_page">{"origin":"https://mail.example"}</script>';
  return `<!doctype html><html lang="fr"><head>${meta}<title>${name}</title></head><body><h1>${name}</h1><p>Service : https://mail.example</p>${json}${'<p>Du bois.</p>'.repeat(80)}</body></html>`;
}

/** Writes a small output folder as a build does, in a folder with a space in its name. */
export function writePublishedFolder(listen = '80'): string {
  const directory = path.join(temporaryFolder(), 'mon site');
  const write = (file: string, content: string | Buffer) => writeFile(path.join(directory, file), content);
  for (const [file, name] of Object.entries({
    'index.html': 'home',
    'hub.html': 'hub',
    'hub/guide.html': 'guide',
    '404.html': 'lost',
    '_routes/devis/numero.html': 'quote',
  })) {
    write(file, pageNamed(name));
    write(`${file}.br`, brotliCompressSync(pageNamed(name)));
    write(`${file}.gz`, gzipSync(pageNamed(name)));
  }
  write('_assets/client-abc.js', `export const a = 1;${' '.repeat(600)}`);
  write('media/film.mp4', film);
  for (const hidden of [
    '.env',
    '.git/config',
    '.git/index.html',
    'media/.secret.svg',
    '.well-known/.secret',
    '.a.html',
  ])
    write(hidden, 'secret');
  const mail = { origin: 'https://mail.example', publicKey: 'key', serviceId: 'service', templates: {} };
  write(MARKER, formatMarker({ site: 'https://rabot.example', mail, forms: {} }));
  write('.well-known/security.txt', 'Contact: mailto:a@b.example');
  write('sitemap.xml', '<urlset/>');
  write('feed.xml', '<feed xmlns="http://www.w3.org/2005/Atom"/>');
  write('_headers', formatHeaders(rules.headers));
  write('_redirects', formatRedirects(rules));
  write('nginx.conf', formatNginx(rules, { host: 'localhost', directory, listen }));
  return directory;
}
