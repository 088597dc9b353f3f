/** Things with a screen. */
export const screens = {
  browser:
    '<rect class="p" x="8" y="44" width="184" height="153" rx="10"/><path class="r" d="M8 76V54a10 10 0 0 1 10-10h164a10 10 0 0 1 10 10v22z"/><path class="w" d="M22 60h1M40 60h1M58 60h1"/><rect class="g" x="26" y="94" width="72" height="56" rx="4"/><circle class="yy" cx="76" cy="112" r="8"/><path class="n" d="M116 102h58M116 122h58M116 142h34"/><rect class="y" x="26" y="164" width="52" height="18" rx="6"/><path class="n" d="M116 174h58"/>',
  phone:
    '<rect class="b" x="46" y="8" width="108" height="189" rx="20"/><rect class="p" x="60" y="32" width="80" height="132" rx="5"/><path class="r" d="M60 74V37a5 5 0 0 1 5-5h70a5 5 0 0 1 5 5v37z"/><circle class="yy" cx="100" cy="53" r="10"/><path class="n" d="M76 94h48M76 112h30"/><rect class="y" x="74" y="130" width="52" height="20" rx="7"/><path class="w" d="M92 181h16"/>',
  laptop:
    '<rect class="b" x="28" y="64" width="144" height="110" rx="12"/><rect class="p" x="44" y="80" width="112" height="78" rx="3"/><rect class="y" x="58" y="94" width="38" height="34" rx="3"/><path class="n" d="M112 98h30M112 114h30M58 144h84"/><path class="o" d="M4 172h192v6a19 19 0 0 1-19 19H23a19 19 0 0 1-19-19z"/><path class="n" d="M82 184h36"/>',
  server:
    '<path class="k" d="M50 190h20v8H50zM130 190h20v8h-20z"/><rect class="b" x="32" y="18" width="136" height="58" rx="10"/><rect class="g" x="32" y="76" width="136" height="58" rx="10"/><rect class="b" x="32" y="134" width="136" height="58" rx="10"/><circle class="yy" cx="58" cy="47" r="9"/><circle class="rr" cx="58" cy="105" r="9"/><circle class="yy" cx="58" cy="163" r="9"/><path class="n" d="M118 38v18M132 38v18M146 38v18M118 96v18M132 96v18M146 96v18M118 154v18M132 154v18M146 154v18"/>',
  code: '<path class="p" d="M30 22a10 10 0 0 1 10-10h86l44 44v131a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z"/><path class="o" d="M126 12v34a10 10 0 0 0 10 10h34z"/><path class="n" d="M80 86l-26 26 26 26M120 86l26 26-26 26M110 78l-20 68"/><path class="n" d="M54 170h60"/>',
  robot:
    '<path class="e" d="M100 44V20M30 72v20M170 72v20"/><circle class="r" cx="100" cy="16" r="10"/><path class="o" d="M44 132H30a10 10 0 0 0-10 10v26h18v-18h10zM156 132h14a10 10 0 0 1 10 10v26h-18v-18h-10z"/><path class="o" d="M66 172h24v25H58v-6a12 12 0 0 1 8-11zM134 172h-24v25h32v-6a12 12 0 0 0-8-11z"/><rect class="b" x="50" y="120" width="100" height="58" rx="14"/><rect class="y" x="78" y="136" width="44" height="24" rx="6"/><rect class="g" x="40" y="44" width="120" height="78" rx="22"/><circle class="p" cx="74" cy="78" r="15"/><circle class="p" cx="126" cy="78" r="15"/><path class="n" d="M74 78h.1M126 78h.1M84 104q16 9 32 0"/>',
} as const;
