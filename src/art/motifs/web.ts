/** The web and doing business on it: security, visibility, ideas. */
export const web = {
  padlock:
    '<path class="p" d="M50 98V66a50 50 0 0 1 100 0v32h-26V66a24 24 0 0 0-48 0v32z"/><rect class="y" x="26" y="92" width="148" height="105" rx="18"/><path class="d" d="M26 160h148v19a18 18 0 0 1-18 18H44a18 18 0 0 1-18-18z"/><path class="k" d="M100 116a16 16 0 0 1 9 29l6 26H85l6-26a16 16 0 0 1 9-29z"/>',
  key: '<path class="y" d="M86 100h28v44h32v22h-14v10h14v21H94a8 8 0 0 1-8-8z"/><path class="y" fill-rule="evenodd" d="M100 6a52 52 0 1 1 0 104 52 52 0 0 1 0-104zM100 36a20 20 0 1 0 0 40 20 20 0 0 0 0-40z"/><path class="n" d="M62 58a38 38 0 0 1 14-28"/>',
  globe:
    '<path class="e" d="M56 22A84 84 0 1 0 172 138"/><path class="e" d="M100 174v14"/><path class="r" d="M50 197c2-14 22-20 50-20s48 6 50 20z"/><circle class="b" cx="106" cy="82" r="68"/><path class="g" d="M52 52c12-22 34-36 56-38 6 12-6 18-2 28s-18 14-16 26-14 8-20 16-26-8-18-32zM112 84c14-10 30-2 40 2s22 2 18 14c-6 18-20 34-36 44-10-2-6-18-10-28s-22-22-12-32zM138 26c14 6 24 18 30 34-12 4-16-4-22-10s-16-12-8-24z"/>',
  plug: '<path class="e" d="M100 170v4c0 14 10 22 24 22h70"/><path class="p" d="M62 60V18a10 10 0 0 1 20 0v42zM118 60V18a10 10 0 0 1 20 0v42z"/><path class="r" d="M40 72a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v22a60 60 0 0 1-120 0z"/><path class="d" d="M40 94a60 60 0 0 0 120 0 60 40 0 0 1-120 0z"/><path class="y" d="M82 150h36v20H82z"/><path class="w" d="M76 84h48"/>',
  cloud:
    '<path class="p" d="M48 197a44 44 0 0 1-6-88 60 60 0 0 1 116-14 52 52 0 0 1-4 102z"/><path class="d" d="M5 160c16 12 42 16 66 10 22 12 50 10 66-4 22 4 44-2 61-18 0 27-17 49-44 49H48c-22 0-40-16-43-37z"/><path class="n" d="M68 104a40 40 0 0 1 24-30M28 140a22 22 0 0 1 10-8"/>',
  graph:
    '<path class="e" d="M54 160l-20 37M146 160l20 37M100 160v30"/><rect class="p" x="8" y="22" width="184" height="142" rx="10"/><path class="g" d="M30 146v-18l38-34 32 20 62-62v94z"/><path class="n" d="M30 128l38-34 32 20 62-62M136 46h30v30"/><path class="n" d="M30 44v102h138"/>',
  puzzle:
    '<path class="y" d="M14 84a8 8 0 0 1 8-8h36a26 26 0 1 1 48 0h36a8 8 0 0 1 8 8v28a26 26 0 1 1 0 48v29a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-29a26 26 0 1 0 0-48z"/><path class="d" d="M14 172h136v17a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z"/><path class="n" d="M72 60a12 12 0 0 1 8-14"/>',
  lightbulb:
    '<path class="y" d="M68 142c0-18-34-30-34-72a66 66 0 0 1 132 0c0 42-34 54-34 72z"/><path class="n" d="M86 140l-8-52 22 16 22-16-8 52M58 70a42 42 0 0 1 20-36"/><rect class="p" x="64" y="140" width="72" height="20" rx="8"/><rect class="p" x="68" y="160" width="64" height="18" rx="8"/><path class="k" d="M80 178h40l-6 20H86z"/>',
  megaphone:
    '<path class="b" d="M66 120h34l10 69a8 8 0 0 1-8 8H84a8 8 0 0 1-8-7z"/><path class="r" d="M64 74l76-46v138l-76-36z"/><rect class="y" x="16" y="72" width="52" height="60" rx="12"/><rect class="p" x="134" y="18" width="22" height="158" rx="11"/><path class="e" d="M172 56l16-12M176 98h20M172 140l16 12"/>',
  shield:
    '<path class="b" d="M94 14a16 16 0 0 1 12 0l62 23a12 12 0 0 1 8 11v54c0 46-28 74-70 94a14 14 0 0 1-12 0c-42-20-70-48-70-94V48a12 12 0 0 1 8-11z"/><path class="d" d="M100 13l68 24a12 12 0 0 1 8 11v54c0 46-28 74-76 95z"/><path class="p" d="M56 104l18-18 20 20 34-40 20 17-52 62z"/>',
  'chain-link':
    '<g transform="rotate(-32 100 112)"><path class="y" fill-rule="evenodd" d="M26 70h56a40 40 0 0 1 0 80H26a40 40 0 0 1 0-80zM30 98a14 14 0 0 0 0 26h50a13 13 0 0 0 0-26z"/><path class="b" fill-rule="evenodd" d="M118 70h56a40 40 0 0 1 0 80h-56a40 40 0 0 1 0-80zM122 98a13 13 0 0 0 0 26h50a13 13 0 0 0 0-26z"/><path class="yy" d="M80 70h2a40 40 0 0 1 40 40H92a13 13 0 0 0-12-12z"/><path class="n" d="M78 70h4a40 40 0 0 1 40 42M78 98h2a13 13 0 0 1 13 13"/></g>',
} as const;
