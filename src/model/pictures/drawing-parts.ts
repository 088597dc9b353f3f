/** Allowed parts of a published drawing: parts of SVG that run no script and only draw. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const ELEMENTS = words(`
  a circle clipPath defs desc ellipse filter font font-face font-face-name font-face-src g glyph hkern image line
  linearGradient marker mask metadata missing-glyph mpath path pattern polygon polyline radialGradient rect stop style
  svg switch symbol text textPath title tspan use view vkern
  animate animateMotion animateTransform set
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes for appearance and position. */
const APPEARANCE = words(`
  alignment-baseline azimuth baseFrequency baseline-shift bias clip clip-path clip-rule clipPathUnits color
  color-interpolation color-interpolation-filters color-profile color-rendering cursor cx cy d diffuseConstant direction
  display divisor dominant-baseline dx dy edgeMode elevation enable-background exponent fill fill-opacity fill-rule
  filter filterRes filterUnits flood-color flood-opacity font font-family font-feature-settings font-kerning font-size
  font-size-adjust font-stretch font-style font-variant font-variant-caps font-variant-east-asian
  font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings font-weight fr fx fy
  glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits height image-rendering in in2
  inline-size isolation k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning lengthAdjust letter-spacing lighting-color
  limitingConeAngle line-height marker marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  mask-type maskContentUnits maskUnits mix-blend-mode mode numOctaves offset opacity operator order orient overflow
  paint-order pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY
  pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed
  shape-inside shape-margin shape-padding shape-rendering side slope solid-color solid-opacity specularConstant
  specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfaceScale
  tableValues targetX targetY text-align text-anchor text-decoration text-decoration-color text-decoration-line
  text-decoration-style text-indent text-orientation text-overflow text-rendering text-transform textLength transform
  transform-box transform-origin unicode-bidi vector-effect viewBox visibility white-space white-space-collapse width
  will-change word-spacing writing-mode x x1 x2 xChannelSelector y y1 y2 yChannelSelector z
`);

const ATTRIBUTES = words(`
  baseProfile class href hreflang id intercept lang media method rel requiredExtensions requiredFeatures role space
  spacing style systemLanguage tabindex target title type version viewTarget zoomAndPan externalResourcesRequired
  contentScriptType contentStyleType focusable crossorigin decoding
  accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes max
  min path repeatCount repeatDur restart to values amplitude origin
  accent-height alphabetic arabic-form ascent bbox cap-height descent g1 g2 glyph-name hanging horiz-adv-x
  horiz-origin-x horiz-origin-y ideographic k mathematical overline-position overline-thickness panose-1 slope stemh
  stemv strikethrough-position strikethrough-thickness u1 u2 underline-position underline-thickness unicode
  unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vert-adv-y vert-origin-x vert-origin-y
  widths x-height
`);

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Namespaces of the metadata of drawing programs, which browsers ignore. */
const NOTES = [
  'http://creativecommons.org/',
  'http://krita.org/',
  'http://ns.adobe.com/',
  'http://purl.org/',
  'http://schemas.microsoft.com/visio/',
  'http://sodipodi.sourceforge.net/',
  'http://svgjs.',
  'http://vectornator.io',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.corel.com/',
  'http://www.figma.com/',
  'http://www.inkscape.org/',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/01/rdf-schema#',
  'http://xml.openoffice.org/svg/',
  'https://boxy-svg.com',
  'https://svgjs.',
];

/** Attributes of other namespaces. */
const FOREIGN_ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [XLINK, words('actuate arcrole href role show title type')],
  [XML, words('id lang space')],
]);

/** An XML name with the namespace of its prefix. */
interface QualifiedName {
  uri: string;
  local: string;
}

function isNote(uri: string): boolean {
  return NOTES.some((start) => uri.startsWith(start));
}

export function isListedElement({ uri, local }: QualifiedName): boolean {
  return uri === SVG ? ELEMENTS.has(local) : isNote(uri);
}

export function isListedAttribute({ uri, local }: QualifiedName): boolean {
  if (uri === '') return APPEARANCE.has(local) || ATTRIBUTES.has(local) || /^(?:aria|data)-/.test(local);
  return uri === XMLNS || isNote(uri) || (FOREIGN_ATTRIBUTES.get(uri)?.has(local) ?? false);
}

/** Whether an animation may change an attribute: only one that affects the look, never a target. */
export function mayBeAnimated(attribute: string): boolean {
  return APPEARANCE.has(attribute.trim());
}

/** Whether a processing instruction belongs to one of Adobe's programs: browsers ignore these. */
export function isListedInstruction(target: string): boolean {
  return target === 'xpacket' || target === 'adobe-xap-filters';
}
