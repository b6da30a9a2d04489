/**
 * Millimetres of the standard MX-profile 1u keycap. The socket and the body are those of the parametric keycap
 * library github.com/rsheldiii/KeyV2 at zero slop: `cherry_cross` in `src/functions.scad` (two bars of the cross),
 * `$rounded_cherry_stem_d`, `$stem_throw`, `$bottom_key_width` and the DCS profile's narrowing in `src/settings.scad`
 * and `src/key_profiles/dcs.scad`. Two others for comparison: the Deskthority wiki, page "Keycap mount", gives the
 * manufacturer's moulded socket as 4.10 to 4.15 wide with arms of 1.17 (another manufacturer: 4.04 and 1.19); the
 * library github.com/riskable/keycap_playground, `stems.scad`, gives the switch's cross as 4.0 long, 1.3 and 1.1
 * thick, and 5.47 around the socket. These values lie between: the socket is printed and not moulded, so it grips by
 * the thick bar alone.
 */
export const stem = {
  /** Bar of the cross along the keyboard's rows: width and thickness. */
  across: { width: 4.03, thickness: 1.25 },
  /** Bar towards the user. */
  along: { width: 4.23, thickness: 1.15 },
  outerDiameter: 5.5,
  /** Insertion depth of a switch's stem. */
  depth: 4,
} as const;

export const body = {
  bottom: 18.16,
  topWidth: 12.16,
  topDepth: 14.16,
  /** From the rim to the highest point of the top; chosen between the rows of that profile. */
  height: 8.2,
  wall: 1.5,
  roof: 1.6,
  cornerRadius: 1.4,
  /** Radius of the cylinder that hollows the top, and its depth. */
  dishRadius: 28,
  dishDepth: 0.7,
  /** The stem ends above the rim, so that the cap fits over the switch. */
  stemInset: 0.6,
} as const;

/** Largest width of a head across the cap. The specification gives "about 32.9". */
export const footprintMm = 32.9;
