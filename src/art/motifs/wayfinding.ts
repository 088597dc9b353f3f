/** Signposts, maps and warnings. */
export const wayfinding = {
  signpost:
    '<path class="g" d="M46 197c4-20 26-26 40-18 14-14 44-8 46 4 14-2 22 4 24 14z"/><path class="o" d="M90 16a10 10 0 0 1 20 0v181H90z"/><path class="y" d="M36 30h116l34 27-34 27H36a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z"/><path class="p" d="M164 98H48l-34 27 34 27h116a6 6 0 0 0 6-6v-42a6 6 0 0 0-6-6z"/><path class="n" d="M52 57h84M64 125h84"/>',
  compass:
    '<circle class="o" cx="100" cy="24" r="18"/><rect class="y" x="86" y="32" width="28" height="20" rx="5"/><circle class="y" cx="100" cy="120" r="77"/><circle class="p" cx="100" cy="120" r="56"/><g transform="rotate(32 100 120)"><path class="r" d="M100 72l15 48H85z"/><path class="b" d="M100 168l15-48H85z"/></g><path class="n" d="M100 120h.1"/>',
  'map-pin':
    '<path class="p" d="M4 150l60-12 72 14 60-12v44l-60 13-72-14-60 13z"/><path class="g" d="M64 138l72 14v45l-72-14z"/><path class="n" d="M18 172l28-6M154 176l28-6"/><ellipse class="d" cx="100" cy="170" rx="26" ry="7"/><path class="r" d="M100 170C60 124 38 98 38 68a62 62 0 0 1 124 0c0 30-22 56-62 102z"/><circle class="p" cx="100" cy="68" r="26"/><path class="n" d="M56 68a44 44 0 0 1 20-36"/>',
  warning:
    '<path class="o" d="M90 140h20v57H90z"/><path class="k" d="M64 190h72v8H64z"/><path class="y" d="M86 18a16 16 0 0 1 28 0l72 122a15 15 0 0 1-13 23H27a15 15 0 0 1-13-23z"/><path class="k" d="M88 60a12 12 0 0 1 24 0l-4 44a8 8 0 0 1-16 0zM100 124a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"/>',
} as const;
