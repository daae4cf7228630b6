/** A playing field, drawn in lines around the origin. Strokes take the colours of the cover. */
export type PlayingField = (colours: { line: string; warm: string; cool: string }) => string;

const cricket: PlayingField = ({ line, warm, cool }) => `
  <ellipse rx="205" ry="112" stroke="${line}" stroke-width="2"/>
  <path d="M-205 0A205 112 0 0 1 0-112" stroke="${warm}" stroke-width="7"/>
  <path d="M205 0A205 112 0 0 1 90 100" stroke="${cool}" stroke-width="7"/>
  <ellipse rx="118" ry="64" stroke="${line}" stroke-width="2" stroke-dasharray="5 6"/>
  <rect x="-11" y="-32" width="22" height="64" fill="#e6d3b8" stroke="none"/>`;

const football: PlayingField = ({ line, warm, cool }) => `
  <rect x="-210" y="-105" width="420" height="210" stroke="${line}" stroke-width="2"/>
  <path d="M0-105V105" stroke="${line}" stroke-width="2"/>
  <circle r="44" stroke="${warm}" stroke-width="6"/>
  <path d="M-210-58h62V58h-62M210-58h-62V58h62" stroke="${line}" stroke-width="2"/>
  <path d="M-148-26a36 36 0 0 1 0 52" stroke="${cool}" stroke-width="6"/>
  <path d="M148-26a36 36 0 0 0 0 52" stroke="${line}" stroke-width="2"/>`;

const kabaddi: PlayingField = ({ line, warm, cool }) => `
  <rect x="-200" y="-98" width="400" height="196" stroke="${line}" stroke-width="2"/>
  <path d="M0-98V98" stroke="${warm}" stroke-width="7"/>
  <path d="M-112-98V98M112-98V98" stroke="${line}" stroke-width="2" stroke-dasharray="5 6"/>
  <path d="M-160-98V98M160-98V98" stroke="${cool}" stroke-width="3"/>
  <path d="M-200-70H200M-200 70H200" stroke="${line}" stroke-width="2"/>`;

const hockey: PlayingField = ({ line, warm, cool }) => `
  <rect x="-210" y="-105" width="420" height="210" stroke="${line}" stroke-width="2"/>
  <path d="M0-105V105M-105-105V105M105-105V105" stroke="${line}" stroke-width="2"/>
  <path d="M-210-72A86 72 0 0 1-210 72" stroke="${warm}" stroke-width="7"/>
  <path d="M210-72A86 72 0 0 0 210 72" stroke="${cool}" stroke-width="7"/>
  <circle cx="-168" r="4" fill="${line}" stroke="none"/><circle cx="168" r="4" fill="${line}" stroke="none"/>`;

const track: PlayingField = ({ line, warm, cool }) => `
  <rect x="-215" y="-108" width="430" height="216" rx="108" stroke="${line}" stroke-width="2"/>
  <rect x="-195" y="-88" width="390" height="176" rx="88" stroke="${warm}" stroke-width="5" stroke-dasharray="330 900"/>
  <rect x="-195" y="-88" width="390" height="176" rx="88" stroke="${line}" stroke-width="1.500" opacity=".6"/>
  <rect x="-175" y="-68" width="350" height="136" rx="68" stroke="${line}" stroke-width="2"/>
  <path d="M60-108v40" stroke="${cool}" stroke-width="6"/>`;

const badminton: PlayingField = ({ line, warm, cool }) => `
  <rect x="-205" y="-96" width="410" height="192" stroke="${line}" stroke-width="2"/>
  <path d="M-205-76H205M-205 76H205M-60-96V96M60-96V96M-205 0H-60M60 0H205" stroke="${line}" stroke-width="2"/>
  <path d="M0-112V112" stroke="${warm}" stroke-width="6"/>
  <path d="M-180-96V96M180-96V96" stroke="${cool}" stroke-width="3"/>`;

export const playingFields: readonly [PlayingField, ...PlayingField[]] = [
  cricket,
  football,
  kabaddi,
  hockey,
  track,
  badminton,
];
