/** Style sheet of the catalogue itself; the examples bring their own. */
export const catalogueCss = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#1d2a33;--soft:#5a6872;--line:#d9dfe3;--ground:#f5f7f8;--mark:#0b6b6b}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground);display:grid;grid-template-columns:15rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem 1rem;border-right:1px solid var(--line);background:#fff}
nav ol{list-style:none;margin:1rem 0 0;padding:0}
nav a{display:block;padding:.3rem .5rem;border-radius:.3rem;color:inherit;text-decoration:none}
nav a:hover,nav a:focus-visible{background:var(--ground)}
nav small,.soft{color:var(--soft)}
main{padding:2rem clamp(1rem,3vw,3rem) 6rem}
h1{margin:0 0 .5rem;font-size:1.8rem}
section{margin-top:3.5rem;scroll-margin-top:1rem}
h2{margin:0;font-size:1.4rem}
code,pre{font:14px/1.5 ui-monospace,monospace}
h2 code{margin-left:.5rem;font-size:.9rem;color:var(--mark)}
.look{resize:horizontal;overflow:hidden;min-width:20rem;max-width:100%;margin:1rem 0;border:1px solid var(--line);border-radius:.5rem;background:#fff}
iframe{display:block;width:100%;height:24rem;border:0}
.problem{padding:1rem}
details{margin:.75rem 0;border:1px solid var(--line);border-radius:.5rem;background:#fff}
summary{padding:.6rem 1rem;cursor:pointer}
.json{position:relative}
pre{margin:0;padding:1rem;overflow:auto;border-top:1px solid var(--line)}
button{position:absolute;top:.6rem;right:.6rem;font:inherit;font-size:.85rem;padding:.2rem .7rem;border:1px solid var(--line);border-radius:.3rem;background:#fff;cursor:pointer}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto;border-right:0}}
`.replaceAll('\n', '');
