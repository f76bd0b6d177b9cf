import type { ReactNode } from 'react';
import type { HomePicture, PartPicture } from '../lib/content/price-guide';
import styles from './house.module.css';

/** A home that the prices name, one like any other, and what can stand beside a home. */
export type Picture = HomePicture | 'home' | PartPicture;

type HouseProps = { picture?: HomePicture | undefined };

/** A home by day or at dusk; without a picture of its own, one like any other. */
export function House({ picture }: HouseProps) {
  return (
    <svg className={styles.house} viewBox="0 0 100 72" aria-hidden="true">
      <use href={drawing(picture ?? 'home')} />
    </svg>
  );
}

/** The address of a drawing for `<use>`, in an element of the class `house`. */
export function drawing(picture: Picture | Detail): string {
  return `#${idOf(picture)}`;
}

/** With a capital, since no id that content gives to a place on a page has one. */
function idOf(picture: Picture | Detail): string {
  return `P-${picture}`;
}

/**
 * The drawings that a page uses, once on it. One rule: your home is in colour, the neighbours are not. A home is
 * 100 by 72 with the ground at 72 and your right wall at 96, where parts stand, which are 32 by 72.
 */
export function Drawings({ of }: { of: Iterable<Picture> }) {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {(Object.keys(details) as Detail[]).map((detail) => (
        <g key={detail} id={idOf(detail)}>
          {details[detail]}
        </g>
      ))}
      {[...new Set(of)].map((picture) => (
        <symbol key={picture} id={idOf(picture)} viewBox={`0 0 ${picture in parts ? 32 : 100} 72`}>
          <g fill="var(--lit)">{{ ...homes, ...parts }[picture]}</g>
        </symbol>
      ))}
    </svg>
  );
}

type Shape = { of: string; d: string };

function Fill({ of, d }: Shape) {
  return <path fill={`var(--${of})`} d={d} />;
}

function Line({ of, width, fill, d }: Shape & { width?: number; fill?: string }) {
  return <path stroke={`var(--${of})`} strokeWidth={width} fill={fill} d={d} />;
}

const looks = {
  own: { detail: 'clean' },
  unlit: { detail: 'clean', fill: 'var(--unlit)' },
  dull: { detail: 'pane', fill: 'var(--dull)', stroke: 'var(--frame)' },
  door: { detail: 'door' },
  chimney: { detail: 'chimney' },
} as const;

/** Panes, doors and chimneys, each at a point. */
function Each({ of, at }: { of: keyof typeof looks; at: string }) {
  const { detail, ...look } = looks[of];
  return at.split(' ').map((point) => {
    const [x, y] = point.split(',');
    return <use key={point} href={drawing(detail)} x={x} y={y} {...look} />;
  });
}

const details = {
  pane: (
    <>
      <path d="M0 0h11v12H0z" strokeWidth={1.3} />
      <path d="M5.5 0v12M0 6h11" strokeWidth={0.8} />
      <Line of="sill" width={1.3} d="M-1 12.8h13" />
    </>
  ),
  clean: (
    <g stroke="var(--trim)">
      <use href="#P-pane" />
      <Line of="gleam" width={0.9} d="M1.8 4.4 4 2M7.3 4.4 9.5 2" />
    </g>
  ),
  door: (
    <>
      <path d="M0 17V0h9v17z" fill="var(--door)" stroke="var(--trim)" strokeWidth={1.2} />
      <Fill of="lit" d="M2 2.5h5V6H2z" />
      <circle cx="7" cy="10" r=".8" fill="var(--trim)" />
    </>
  ),
  chimney: (
    <>
      <Fill of="clay" d="M1.5 4V0H4v4m3 0V0h2.5v4z" />
      <Fill of="brick" d="M0 17V4h11v13z" />
      <Line of="trim" width={1.5} d="M-.8 4.5h12.6" />
    </>
  ),
};

type Detail = keyof typeof details;

const homes: Record<HomePicture | 'home', ReactNode> = {
  terrace: (
    <>
      <Fill of="neighbour" d="M0 34h66v38H0z" />
      <Fill of="brick" d="M64 34h32v38H64z" />
      <Fill of="roof" d="M0 15h96v19H0z" />
      <Line of="clay" width={1.5} d="M0 15h96M64 15v19" />
      <Each of="chimney" at="26,3 58.5,3 85,3" />
      <Line of="shade" width={2} d="M0 38h96" />
      <Line of="trim" width={2} d="M0 36h96" />
      <Line of="gutter" width={1.6} d="M0 34h97.5M93.8 36v36" />
      <Each of="dull" at="3,40 18.5,40 35.5,40 50,40 3,57 35.5,57" />
      <Fill of="roof" d="M19 72V56h9v16zm31.5 0V56h9v16z" />
      <Each of="own" at="67,40" />
      <Each of="unlit" at="80.5,40" />
      <Each of="own" at="67,57" />
      <Each of="door" at="81.5,55" />
    </>
  ),
  semi: (
    <>
      <Fill of="neighbour" d="M4 34h46v38H4z" />
      <Fill of="brick" d="M50 34h46v38H50z" />
      <Fill of="roof" d="M0 34 15 15h70l15 19z" />
      <Line of="clay" width={1.5} d="M15 15h70" />
      <Each of="chimney" at="44.5,3" />
      <Line of="shade" width={2} d="M4 38h92" />
      <Line of="trim" width={2} d="M4 36h92" />
      <Line of="gutter" width={1.6} d="M1 34h98M52.5 36v36" />
      <Fill of="gable" d="M5 38 18 21l13 17z" />
      <Fill of="render" d="M69 38 82 21l13 17z" />
      <Line of="gable" width={2.4} d="M5 54h26" />
      <Line of="render" width={2.4} d="M69 54h26" />
      <Line of="roof" width={2.4} fill="none" d="M4 38 18 20.5 32 38m36 0 14-17.5L96 38" />
      <Each of="dull" at="7.5,40 17.5,40 7.5,57 17.5,57 35,40" />
      <Fill of="roof" d="M35.5 72V55h9v17z" />
      <Each of="own" at="71.5,40 81.5,40 71.5,57 81.5,57" />
      <Each of="unlit" at="56,40" />
      <Each of="door" at="57,55" />
    </>
  ),
  detached: (
    <>
      <Line of="clay" width={2.5} d="M13 72V52" />
      <circle cx="13" cy="44" r="12" fill="var(--color-grass)" />
      <Fill of="brick" d="M30 34h66v38H30z" />
      <Fill of="roof" d="m25 34 14-20h48l13 20z" />
      <Line of="clay" width={1.5} d="M39 14h48" />
      <Each of="chimney" at="40,3 75,3" />
      <Line of="shade" width={2} d="M30 38h66" />
      <Line of="trim" width={2} d="M30 36h66" />
      <Line of="gutter" width={1.6} d="M26 34h73M93.5 36v36" />
      <Each of="own" at="36,40" />
      <Each of="unlit" at="57.5,40" />
      <Each of="own" at="79,40 36,57" />
      <Each of="unlit" at="79,57" />
      <Fill of="render" d="M55 72V55l8-5 8 5v17z" />
      <Line of="roof" width={2} fill="none" d="m53 56 10-6.5L73 56" />
      <Each of="door" at="58.5,55.5" />
    </>
  ),
  bungalow: (
    <>
      <Fill of="brick" d="M16 50h80v22H16z" />
      <Fill of="roof" d="m10 50 18-21h54l18 21z" />
      <Line of="clay" width={1.5} d="M28 29h54" />
      <Each of="chimney" at="66,17" />
      <Line of="shade" width={2} d="M16 54h80" />
      <Line of="trim" width={2} d="M16 52h80" />
      <Line of="gutter" width={1.6} d="M11 50h88M93.5 52v20" />
      <Fill of="render" d="M20 53h26v19H20z" />
      <Each of="unlit" at="22,56 33,56" />
      <Each of="door" at="52,55" />
      <Each of="own" at="66,56 78,56" />
      <Fill of="color-grass" d="M0 72v-6c0-6 14-6 14 0v6z" />
    </>
  ),
  flat: (
    <>
      <Fill of="neighbour" d="M24 12h72v60H24z" />
      <Fill of="brick" d="M24 32h72v20H24z" />
      <Fill of="roof" d="M21 8h78v5H21z" />
      <Line of="gutter" width={1.6} d="M93.5 13v59" />
      <Each of="dull" at="30,16 45,16 64,16 79,16 30,57 79,57" />
      <Each of="own" at="30,36 45,36 64,36" />
      <Each of="unlit" at="79,36" />
      <Line of="trim" width={1.6} d="M24 32h72M24 52.5h72" />
      <Fill of="roof" d="M51 72V54h18v18z" />
      <Each of="door" at="51,55 60,55" />
      <Fill of="color-grass" d="M0 72v-5c0-7 20-7 20 0v5z" />
    </>
  ),
  home: (
    <>
      <Fill of="color-grass" d="M0 72v-5c0-7 22-7 22 0v5z" />
      <Each of="chimney" at="76,10" />
      <Fill of="brick" d="M32 36 64 10l32 26v36H32z" />
      <Line of="roof" width={5} fill="none" d="m29 38 35-28.5L99 38" />
      <Line of="trim" width={1.2} fill="none" d="M30 39.5 64 12.5 98 39.5" />
      <Line of="gutter" width={1.6} d="M93.5 38v34" />
      <circle cx="64" cy="25" r="4" fill="var(--lit)" stroke="var(--trim)" strokeWidth="1.6" />
      <Each of="unlit" at="42,38" />
      <Each of="own" at="75,38 42,57 75,57" />
      <Each of="door" at="59.5,55" />
    </>
  ),
};

const parts: Record<PartPicture, ReactNode> = {
  extension: (
    <>
      <Fill of="brick" d="M0 52h29v20H0z" />
      <Fill of="roof" d="M0 45h26l5 7H0z" />
      <Line of="shade" width={2} d="M0 56h29" />
      <Line of="trim" width={2} d="M0 54h29" />
      <Line of="gutter" width={1.6} d="M0 52h31" />
      <Each of="own" at="3,58 14,58" />
    </>
  ),
  conservatory: (
    <>
      <Line of="trim" width={1.6} fill="var(--lit)" d="M0 72V54l4-7h20l7 7v18z" />
      <Line
        of="trim"
        width={1.2}
        d="M0 54h31M0 66h31M8 54v18m8-18v18m8-18v18M8 54l3-7m6 7v-7m7 7-3-7"
      />
      <Line of="gleam" d="M2 62l4-4m12 4 4-4" />
      <Fill of="brick" d="M1 67h29v5H1z" />
    </>
  ),
};
