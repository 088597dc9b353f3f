/** Objects on a desk. */
export const desk = {
  magnifier:
    '<path class="r" d="M120 134l18-18 46 52a13 13 0 0 1-1 18l-2 2a13 13 0 0 1-18-1z"/><circle class="y" cx="84" cy="78" r="70"/><circle class="p" cx="84" cy="78" r="50"/><path class="n" d="M52 78a32 32 0 0 1 32-32"/>',
  checklist:
    '<rect class="o" x="26" y="26" width="148" height="171" rx="12"/><rect class="p" x="42" y="44" width="116" height="138" rx="3"/><path class="r" d="M68 50V34a10 10 0 0 1 10-10h6a16 16 0 0 1 32 0h6a10 10 0 0 1 10 10v16z"/><path class="g" d="M56 68h24v24H56zM56 105h24v24H56zM56 142h24v24H56z"/><path class="n" d="M61 79l7 7 15-19M61 116l7 7 15-19M98 81h44M98 118h44M98 155h28"/>',
  pencil:
    '<path class="o" d="M70 70L100 8l30 62z"/><path class="k" d="M89 31l11-23 11 23z"/><path class="y" d="M70 70l10-8 10 8 10-8 10 8 10-8 10 8v92H70z"/><path class="d" d="M110 72l10-8 10 8v88h-20z"/><path class="n" d="M90 74v84M110 74v84"/><rect class="p" x="68" y="156" width="64" height="18"/><path class="r" d="M70 174h60v11a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12z"/>',
  ruler:
    '<path class="y" fill-rule="evenodd" d="M16 30a6 6 0 0 1 10-4l162 162a6 6 0 0 1-4 9H24a8 8 0 0 1-8-8zM60 114v39h39z"/><path class="n" d="M16 60h14M16 84h20M16 108h14M16 132h20M16 156h14M56 197v-14M80 197v-20M104 197v-14M128 197v-20M152 197v-14"/>',
  calendar:
    '<rect class="p" x="18" y="36" width="164" height="161" rx="12"/><path class="r" d="M18 84V48a12 12 0 0 1 12-12h140a12 12 0 0 1 12 12v36z"/><rect class="o" x="54" y="18" width="18" height="40" rx="9"/><rect class="o" x="128" y="18" width="18" height="40" rx="9"/><path class="g" d="M38 102h26v22H38zM87 102h26v22H87zM136 102h26v22h-26zM38 150h26v22H38zM136 150h26v22h-26z"/><path class="y" d="M87 150h26v22H87z"/><path class="n" d="M82 162l14 14 26-34"/>',
  clock:
    '<path class="e" d="M48 172l-14 25M152 172l14 25"/><path class="y" d="M28 78A36 36 0 0 1 84 34zM172 78A36 36 0 0 0 116 34z"/><path class="o" d="M92 20h16v22H92z"/><circle class="r" cx="100" cy="114" r="76"/><circle class="p" cx="100" cy="114" r="55"/><path class="n" d="M100 114V78M100 114l24 14M100 66v1M148 114h1M100 162v1M52 114h-1"/>',
  palette:
    '<path class="o" d="M100 34c56 0 94 34 94 80 0 32-22 44-46 40-20-3-32 4-28 20 4 14-6 23-22 23-56 0-92-38-92-83s38-80 94-80z"/><circle class="r" cx="52" cy="104" r="15"/><circle class="y" cx="82" cy="70" r="15"/><circle class="b" cx="126" cy="70" r="15"/><circle class="g" cx="158" cy="106" r="15"/><ellipse class="k" cx="82" cy="152" rx="17" ry="13"/>',
  envelope:
    '<rect class="p" x="8" y="62" width="184" height="135" rx="10"/><path class="n" d="M12 192l66-62M188 192l-66-62"/><path class="o" d="M10 68a10 10 0 0 1 8-6h164a10 10 0 0 1 8 6l-80 72a15 15 0 0 1-20 0z"/><circle class="r" cx="100" cy="132" r="19"/><path class="n" d="M93 132l6 6 9-12"/>',
  document:
    '<path class="p" d="M30 22a10 10 0 0 1 10-10h86l44 44v131a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z"/><path class="o" d="M126 12v34a10 10 0 0 0 10 10h34z"/><path class="n" d="M54 54h44M54 82h92M54 106h92M54 130h92M54 164c8-14 14-14 16 0s10 8 18 0"/><path class="b" d="M122 168l-6 29 16-9 16 9-6-29z"/><circle class="y" cx="132" cy="160" r="20"/>',
  book: '<path class="b" d="M6 76h188v116a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z"/><path class="p" d="M100 88C74 64 42 62 18 66v112c30-4 58 0 82 17zM100 88c26-24 58-26 82-22v112c-30-4-58 0-82 17z"/><path class="n" d="M36 92c16-1 32 3 46 11M36 118c16-1 32 3 46 11M36 144c16-1 32 3 46 11M164 92c-16-1-32 3-46 11M164 118c-16-1-32 3-46 11"/><path class="r" d="M132 64l20-2v54l-10-9-10 12z"/>',
} as const;
