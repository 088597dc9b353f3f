import { fluid } from '../ui/styles/type-scale.ts';

/** How a form looks before it is begun: plain elements on the site's tokens, a fraction of what library controls would weigh. */
export const formCss = `
.form{max-width:45rem;position:relative}
.form-actions{display:flex;flex-wrap:wrap;gap:calc(1.5*var(--v-space)) calc(2*var(--v-space));align-items:center;margin:0 0 calc(3*var(--v-space))}
.form-button{min-height:48px;padding:11px 22px;border:0;border-radius:var(--v-radius);background:var(--v-accent);color:var(--v-on-accent);font-weight:650;line-height:1.4;box-shadow:0 3px 0 color-mix(in srgb,var(--v-accent) 72%,#000)}
.form-button:active{transform:translateY(2px);box-shadow:0 1px 0 color-mix(in srgb,var(--v-accent) 72%,#000)}
.form-start{width:100%;min-height:56px;padding:14px 20px;font-size:1.125rem}
.form-opening{padding:${fluid(24, 40)};border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-surface)}
.form-opening ol{counter-reset:step;display:flex;flex-wrap:wrap;gap:calc(2*var(--v-space)) calc(5*var(--v-space));margin:0 0 calc(4*var(--v-space));padding:0;list-style:none;font:600 1.25rem/1.3 var(--v-heading)}
.form-opening li{counter-increment:step;display:flex;align-items:center;gap:calc(1.5*var(--v-space))}
.form-opening li::before{content:counter(step);flex:none;display:grid;place-items:center;width:3rem;height:3rem;border:2px solid;border-radius:99px;line-height:1}
.form-opening .form-actions{margin:0}
:root:has(.form:focus-within) .mobile-bar{visibility:hidden}
@media (scripting:none){.form{display:none}}
@media (forced-colors:active){.form-button{border:1px solid}}
`.replaceAll('\n', '');

/** How a form looks once it is begun: its steps and fields, what is said of them, and the dialog at its end. */
export const fieldsCss = `
.form-step{display:grid;gap:calc(2.5*var(--v-space));margin:0 0 calc(3*var(--v-space))}
.form-step>*{margin:0}
.form-title{display:flex;flex-wrap:wrap;gap:.1em .6em;align-items:baseline}
.form-title>span{font:600 1rem/1.4 var(--v-text);letter-spacing:0;color:var(--v-muted)}
.form-field>label{display:block;margin:0 0 6px;font-weight:600;line-height:1.4}
.form-field p{margin:6px 0 0;font-size:1rem;line-height:1.4}
.form-control{display:block;width:100%;min-height:50px;padding:11px 14px;border:1px solid var(--v-muted);border-radius:var(--v-radius);background-color:var(--v-surface);color:var(--v-ink);line-height:1.6}
.form-control:focus-visible{outline-offset:1px;border-radius:var(--v-radius)}
.form-control[aria-invalid=true]{border:2px solid var(--v-error);padding:10px 13px}
textarea.form-control{resize:vertical}
select.form-control{appearance:none;padding-right:44px;background-image:linear-gradient(45deg,#0000 41%,currentColor 0 59%,#0000 0),linear-gradient(-45deg,#0000 41%,currentColor 0 59%,#0000 0);background-position:calc(100% - 22px) 50%,calc(100% - 16px) 50%;background-size:7px 7px;background-repeat:no-repeat}
.form-hint,.form-doubt,.form-count{color:var(--v-muted)}
.form-count{text-align:right;font-variant-numeric:tabular-nums}
.form-error,.form-count-over{color:var(--v-error)}
.form-doubt,.form-error,.form-count-over{font-weight:600}
.form-button:disabled{background:var(--v-tint);color:var(--v-muted);box-shadow:inset 0 0 0 1px var(--v-line);cursor:not-allowed;transform:none}
.form-button-quiet{padding:9px 20px;border:2px solid currentColor;background:none;color:var(--v-ink);box-shadow:none}
.form-button-quiet:active{box-shadow:none}
.form-message{margin:0 0 calc(3*var(--v-space));padding:calc(2.5*var(--v-space));border-radius:var(--v-radius);border-left:5px solid var(--v-cool);background:var(--v-surface)}
.form-message .form-actions{margin:0}
.form-message a{display:inline-flex;align-items:center;min-height:44px}
.form-failure{border-left-color:var(--v-error)}
.form-notice{font-size:1rem;line-height:1.5;color:var(--v-muted)}
.form-dialog{width:min(34rem,calc(100vw - 32px));max-height:calc(100dvh - 32px);padding:calc(4*var(--v-space));border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-surface);color:var(--v-ink);box-shadow:var(--v-shadow)}
.form-dialog::backdrop{background:#0b1817b3}
.form-dialog h2{margin-right:48px;font-size:1.5rem}
.form-dialog .form-actions{margin:0}
@media (max-width:37.49em){.form-dialog .form-actions{display:grid}}
.form-dialog-close{position:absolute;top:8px;right:8px;width:48px;height:48px;border:0;border-radius:var(--v-radius);background:none;font-size:1.75rem;line-height:1}
@media (min-width:37.5em){.form-step-pairs{grid-template-columns:1fr 1fr;align-items:start}.form-step-pairs>.form-wide{grid-column:1/-1}}
@media (forced-colors:active){select.form-control{appearance:auto}.form-message,.form-dialog,.form-dialog-close{border:1px solid}}
`.replaceAll('\n', '');
