/** Styles of the button and of the choice beside it. */
export const consentButtonCss = `
.consent-button{min-height:3rem;padding:.625rem 1.375rem;border:2px solid currentColor;border-radius:var(--v-radius);background:none;font-weight:650}
.consent-button:hover{background:color-mix(in srgb,var(--v-ink) 8%,transparent)}
.consent-state{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1rem 0 0;padding:0;list-style:none}
.consent-state label{display:flex;align-items:center;gap:.5rem;cursor:default}
.consent-state input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--v-cool)}
@media (scripting:none){.consent-button{display:none}}`;
