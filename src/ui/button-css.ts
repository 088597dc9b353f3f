/**
 * Links that look like buttons: `.button`, quieter with `.button-secondary` (an outline) or `.button-text`. The filled
 * one is a key of a till: its edge disappears when it is pressed. `.actions` sets them side by side where there is room.
 * Where colours cannot be mixed (before Chrome 111, so in the last one of Windows 7) a mixture with a token in it would
 * leave no ground at all below the words.
 */
export const buttonCss = `
.button{--button:var(--v-accent);--edge:3px;display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:48px;padding:11px 22px;border-radius:var(--v-radius);background:var(--button);box-shadow:0 var(--edge) 0 color-mix(in srgb,var(--button) 72%,#000);color:var(--v-on-accent);font-size:1.0625rem;font-weight:650;line-height:1.3;text-align:center;text-decoration:none;vertical-align:middle;-webkit-user-select:none;user-select:none;transition:background-color,color,box-shadow;transition-duration:var(--v-motion)}
.button:active{--edge:1px;transform:translateY(2px)}
.button-secondary{padding:9px 20px;border:2px solid;background:none;box-shadow:none;color:var(--v-ink)}
.button-text{background:none;box-shadow:none;color:var(--v-cool);text-decoration:underline}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:calc(2*var(--v-space))}
@media (max-width:47.99em){.actions>*{flex:100%}}
@media (hover:hover){@supports (color:color-mix(in srgb,#000,#000)){.button:hover{--button:color-mix(in srgb,var(--v-accent) 86%,var(--v-ink))}}.button-secondary:hover,.button-text:hover{background:color-mix(in srgb,var(--v-accent) 4%,#0000)}}`;

/** Sizes that only blocks ask for: larger with `.button-large`, as wide as their place with `.button-wide`. */
export const buttonSizesCss = `
.button-large{min-height:56px;padding:14px 28px;font-size:1.125rem}
.button-wide{width:100%}`;
