/**
 * Style of what surrounds every page: plain rules, since they are the same on all pages and cost nothing awake. Without
 * scripts nothing closes the menu at a choice: once the address names a section, the header stays at the top of the page,
 * and the menu with it.
 */
export const frameCss = `
[data-fragment],[data-part]{display:contents}
.site-header{position:sticky;top:0;z-index:20;background:var(--v-paper);border-bottom:1px solid var(--v-line)}
.site-bar{display:flex;align-items:center;gap:calc(1*var(--v-space)) calc(3*var(--v-space));max-width:calc(72rem + 2*var(--v-gutter));min-height:var(--v-header);margin:auto;padding:calc(1*var(--v-space)) var(--v-gutter)}
.mark{display:flex;align-items:center;gap:calc(1.25*var(--v-space));margin:0;color:var(--v-ink);font:700 1.25rem/1.1 var(--v-heading);letter-spacing:-.02em;text-decoration:none;flex-shrink:9999;text-wrap:balance}
.logo{flex:none;width:2.25rem;height:2.25rem}
.wide-nav{margin-left:auto}
.site-header ul,.site-footer ul{margin:0;padding:0;list-style:none}
.wide-nav ul{display:flex;gap:calc(.5*var(--v-space))}
.wide-nav a{display:block;padding:calc(1.25*var(--v-space)) calc(1.5*var(--v-space));border-radius:var(--v-radius);color:var(--v-ink);text-decoration:none;font-weight:550}
.wide-nav a:hover,.menu nav a:not(.MuiButton-root):hover{background:var(--v-tint)}
.site-bar nav [aria-current]{text-decoration:underline;text-decoration-color:var(--v-accent);text-decoration-thickness:3px;text-underline-offset:.45em}
.menu summary,.wide-nav{flex:none}
.call{flex:none;display:inline-flex;align-items:center;gap:calc(1*var(--v-space));min-height:2.75rem;color:var(--v-ink);font-weight:600;text-decoration:none;overflow-wrap:anywhere}
.call svg{color:var(--v-cool)}
.menu{display:none}
.menu summary{display:flex;align-items:center;min-height:2.75rem;padding:0 calc(1.5*var(--v-space));border:1px solid var(--v-line);border-radius:var(--v-radius);font-weight:600;list-style:none}
.menu summary::-webkit-details-marker{display:none}
.menu summary span{display:flex;align-items:center;gap:calc(1*var(--v-space))}
.menu[open] .when-closed,.menu:not([open]) .when-open{display:none}
.menu nav{position:absolute;left:0;right:0;top:100%;display:grid;gap:calc(2*var(--v-space));max-height:calc(100dvh - var(--v-header));overflow:auto;padding:calc(2*var(--v-space)) var(--v-gutter) calc(4*var(--v-space));background:var(--v-paper);border-bottom:1px solid var(--v-line);box-shadow:var(--v-shadow)}
.menu li a{display:block;padding:calc(1.5*var(--v-space)) 0;border-bottom:1px solid var(--v-line);color:var(--v-ink);font:600 1.25rem/1.3 var(--v-heading);text-decoration:none}
.site-footer{padding:calc(8*var(--v-space)) var(--v-gutter) calc(4*var(--v-space))}
.footer-columns{display:grid;grid-template-columns:minmax(0,2fr);grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:calc(6*var(--v-space));max-width:72rem;margin:auto}
.footer-about>p:not(.mark){max-width:40rem;margin:calc(1.5*var(--v-space)) 0 0}
.site-footer h2{margin:0 -1.25rem calc(1.5*var(--v-space)) 0;font-size:1.0625rem;letter-spacing:0}
.site-footer nav a{display:inline-block;min-width:24px;padding:.5em 0;color:var(--v-ink);text-decoration:none}
.call:hover,.site-footer nav a:hover{text-decoration:underline}
.footer-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:calc(2*var(--v-space));max-width:72rem;margin:calc(6*var(--v-space)) auto 0;padding-top:calc(2*var(--v-space));border-top:1px solid var(--v-line);color:var(--v-muted)}
.copyright{margin:0}
.link-button{min-height:2.75rem;padding:0;border:0;background:none;color:var(--v-ink);text-decoration:underline;text-underline-offset:.2em}
.mobile-bar{display:none}
@media(max-width:68.74em){
.site-bar{flex-wrap:wrap}
.site-bar>.mark{flex:1}
.wide-nav,.header-action.MuiButton-root,.site-bar>.call{display:none}
.menu{display:block}
.footer-columns{grid-template-columns:repeat(auto-fit,minmax(max(7.5rem,34%),1fr));grid-auto-flow:row;gap:calc(4*var(--v-space)) calc(3*var(--v-space))}
.footer-about,.footer-columns>:last-child:nth-child(even){grid-column:1/-1}
.footer-columns ul{columns:2 7.5rem;column-gap:calc(3*var(--v-space))}
}
[aria-busy]{cursor:progress;opacity:.6}
@media(min-width:48em) and (max-width:68.74em){
.header-action.MuiButton-root{display:inline-flex}
.menu .MuiButton-root{display:none}
}
@media(max-width:47.99em){
.site-footer{padding-bottom:calc(12*var(--v-space))}
html{scroll-padding-bottom:5rem}
.mobile-bar{position:fixed;z-index:15;left:0;right:0;bottom:0;display:grid;grid-template-columns:auto minmax(0,1fr);gap:1px;background:var(--v-line);border-top:1px solid var(--v-line)}
.mobile-bar a{display:flex;align-items:center;justify-content:center;gap:calc(1*var(--v-space));min-height:3.25rem;padding:0 calc(2*var(--v-space)) env(safe-area-inset-bottom);background:var(--v-paper);color:var(--v-ink);font-weight:650;font-size:1rem;line-height:1.15;text-align:center;text-wrap:balance;text-decoration:none;overflow-wrap:anywhere}
.mobile-bar .mobile-action{background:var(--v-accent);color:var(--v-on-accent)}
}
@media(max-width:47.99em) and (prefers-reduced-motion:no-preference){@supports (animation-timeline:scroll()){
.mobile-bar:not(:focus-within){animation:bar-in linear both;animation-timeline:scroll(root);animation-range:0 320px}
@keyframes bar-in{from,70%{transform:translateY(105%)}to{transform:none}}
}}
@media(max-width:15em){.site-bar .logo{display:none}}
@media(max-height:27.99rem){
html{scroll-padding-top:1rem}
.site-header{position:relative}
.mobile-bar.mobile-bar{position:static;animation:none}
}
@media(scripting:none){:has(:target) .site-header{position:relative}[data-consent]{display:none}}`;

/** Style of a guide's page. */
export const guideCss = `
.guide-head,.guide-body,.neighbours{max-width:calc(72rem + 2*var(--v-gutter));margin:auto;padding:0 var(--v-gutter)}
.guide-head{padding-block:calc(3*var(--v-space))}
.guide-head h1{max-width:20em;margin:calc(2*var(--v-space)) 0}
.guide-head .lead{max-width:var(--v-text-width);color:var(--v-muted)}
.breadcrumb{color:var(--v-muted)}
.breadcrumb li{display:inline}
.breadcrumb li+li::before{content:" / "}
.breadcrumb a{display:inline-block;padding:.3em 0;color:inherit}
.back{margin:0}
.back a,.guide-facts span,.way{display:inline-flex;align-items:center;gap:calc(1*var(--v-space))}
.back a{min-height:2.75rem;font-weight:600}
.signatures{margin:calc(1.5*var(--v-space)) 0 0}
.guide-facts{display:flex;flex-wrap:wrap;gap:calc(1*var(--v-space)) calc(3*var(--v-space));margin:0;color:var(--v-muted)}
.banner{width:100%;height:12rem;margin:0 auto calc(6*var(--v-space));object-fit:cover;background:var(--v-tint)}
.guide-body{display:grid;gap:calc(4*var(--v-space));padding-bottom:calc(9*var(--v-space))}
.guide-body .prose{min-width:0}
.contents{align-self:start;padding:calc(2*var(--v-space)) calc(3*var(--v-space));border-left:3px solid var(--v-line)}
.contents h2{margin:0 0 calc(1*var(--v-space));font-size:1.0625rem;letter-spacing:0}
.contents ol,.breadcrumb ol{margin:0;padding:0;list-style:none}
.contents a{display:block;padding:.45em 0;color:var(--v-ink);text-decoration:none;line-height:1.35}
.contents a:hover{text-decoration:underline}
.neighbours{display:grid;gap:calc(2*var(--v-space));padding-block:calc(6*var(--v-space)) calc(8*var(--v-space))}
.neighbours a{display:grid;gap:calc(1*var(--v-space));align-content:start;min-width:0;padding:calc(3*var(--v-space));border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-surface);color:var(--v-ink);text-decoration:none;transition:border-color var(--v-motion)}
.neighbours a:hover{border-color:var(--v-cool)}
.way{color:var(--v-muted)}
.neighbours .title{font:700 1.25rem/1.25 var(--v-heading);letter-spacing:-.01em}
@media(min-width:48em){.banner{height:20rem;width:min(72rem,100% - 2*var(--v-gutter));border-radius:var(--v-radius)}.neighbours{grid-template-columns:1fr 1fr}.neighbours a:last-child{text-align:right;justify-items:end}}
@media(min-width:68.75em){.guide-body{grid-template-columns:minmax(0,42rem) 16rem;justify-content:space-between}.guide-body .prose{order:-1}.contents{position:sticky;top:calc(var(--v-header) + 4*var(--v-space));max-height:calc(100dvh - 10rem - var(--v-consent,0px));overflow:auto}}`;

/** Style of a guide whose banner is a photo. */
export const photoCss = `
.banner-photo{margin:0 0 calc(6*var(--v-space))}
.banner-photo .banner{display:block;margin-bottom:0}
.banner-photo figcaption{max-width:calc(72rem + 2*var(--v-gutter));margin:calc(1*var(--v-space)) auto 0;padding:0 var(--v-gutter);color:var(--v-muted);font-size:1rem}`;

/** Style of what only pages made of blocks have: parts that wait for their time, and blocks that broke. */
export const partsCss = `
[data-reveal-after]{display:block}
[data-reveal-after]:not([data-revealed]){visibility:hidden}
.block-failed{max-width:var(--v-text-width);margin:calc(4*var(--v-space)) auto;padding:calc(2*var(--v-space)) var(--v-gutter);border:1px solid var(--v-line);border-radius:var(--v-radius)}`;
