// Twelve drawn pictures of several kinds for the families that start from pictures.
import sharp from 'sharp';

const mushroom =
  '<path d="M150 210 L130 340 L250 340 L230 210 Z" fill="#eed8b0"/><path d="M50 220 A140 160 0 0 1 330 220 Z" fill="#d02020"/><circle cx="150" cy="140" r="26" fill="#fff"/><circle cx="235" cy="120" r="20" fill="#fff"/><circle cx="275" cy="185" r="16" fill="#fff"/>';
const mug =
  '<path d="M110 110 H250 V290 Q250 310 230 310 H130 Q110 310 110 290Z" fill="#2a7fb8"/><path d="M250 150 Q320 150 320 210 Q320 265 250 262" fill="none" stroke="#2a7fb8" stroke-width="24"/><ellipse cx="180" cy="110" rx="70" ry="16" fill="#17496b"/>';
const robot =
  '<rect x="120" y="60" width="140" height="100" rx="14" fill="#8fa3b5"/><circle cx="160" cy="110" r="16" fill="#ffd23f"/><circle cx="220" cy="110" r="16" fill="#ffd23f"/><rect x="100" y="170" width="180" height="130" rx="12" fill="#61788c"/><rect x="50" y="180" width="40" height="110" rx="14" fill="#8fa3b5"/><rect x="290" y="180" width="40" height="110" rx="14" fill="#8fa3b5"/><rect x="120" y="304" width="50" height="60" fill="#40525f"/><rect x="210" y="304" width="50" height="60" fill="#40525f"/>';
const cat =
  '<path d="M110 330 Q90 220 140 180 L128 90 L172 130 H216 L260 90 L248 180 Q300 230 280 330Z" fill="#f4b860" stroke="#332211" stroke-width="7"/><path d="M280 320 Q350 300 330 220" fill="none" stroke="#332211" stroke-width="14"/><circle cx="170" cy="165" r="9"/><circle cx="218" cy="165" r="9"/><path d="M188 184 h12 l-6 8z" fill="#c55"/>';

/** Returns names and the bytes of a PNG or JPEG. */
export async function inputPictures() {
  return {
    'on white': await png(380, 380, ground('#fff') + mushroom),
    'on a gradient': await png(380, 380, gradient('#bcd8ee', '#3b5d80') + mug),
    'cut out': await png(380, 400, robot),
    drawing: await png(380, 380, ground('#fbf7ee') + cat),
    'photo noise': await noisy(
      await png(380, 380, gradient('#9aa58c', '#6f6a58') + mug.replaceAll('#2a7fb8', '#c8452c')),
      16,
    ),
    'two objects': await png(
      480,
      300,
      `${ground('#f2f2f2')}<circle cx="120" cy="160" r="85" fill="#2b6cc4"/><path d="M270 245 L350 70 L430 245Z" fill="#37a05a"/>`,
    ),
    'very thin': await png(
      400,
      400,
      `${ground('#fff')}<path d="M60 350 L330 60" stroke="#6b4a2b" stroke-width="9"/><path d="M310 40 L350 80 L340 42Z" fill="#889"/>`,
    ),
    'very wide': await png(
      900,
      160,
      `${ground('#e8eef4')}<path d="M30 100 Q120 40 300 52 L780 60 Q870 70 874 100 Q450 124 30 100Z" fill="#345c3f"/><rect x="380" y="24" width="120" height="40" rx="10" fill="#4c7a58"/>`,
    ),
    tiny: await sharp(await png(380, 380, ground('#fff') + mushroom))
      .resize(24, 24)
      .png()
      .toBuffer(),
    greyscale: await sharp(await png(380, 400, ground('#ddd') + robot))
      .greyscale()
      .toColourspace('b-w')
      .png()
      .toBuffer(),
    'cmyk jpeg': await sharp(await png(380, 380, ground('#fff') + mug))
      .removeAlpha()
      .toColourspace('cmyk')
      .jpeg({ quality: 80 })
      .toBuffer(),
    huge: await sharp(await png(380, 380, gradient('#fdf0e0', '#e7c9b0') + cat))
      .resize(4200, 4200)
      .jpeg()
      .toBuffer(),
  };
}

function png(width, height, inner) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function ground(fill) {
  return `<rect width="100%" height="100%" fill="${fill}"/>`;
}

function gradient(top, bottom) {
  return `<defs><linearGradient id="g" x2="0.3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${ground('url(#g)')}`;
}

/** Adds repeatable grain, as of a camera in low light. */
async function noisy(picture, strength) {
  const soft = await sharp(picture).flatten().blur(0.8).png().toBuffer();
  const { data, info } = await sharp(soft).raw().toBuffer({ resolveWithObject: true });
  let state = 7;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = Math.min(255, Math.max(0, data[i] + (state / 4294967296 - 0.5) * 2 * strength));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 70 }).toBuffer();
}
