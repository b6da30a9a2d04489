import type { Layout3mf, Part3mf, Project3mf } from '@meshwright/formats';

/** A printer of a brand, whose preset a project opens with, and the family of slicers that the brand's slicer is of. */
interface Preset {
  readonly slicer: 'orca' | 'prusa';
  /** Names as the brand's slicer writes them. */
  readonly printerModel: string;
  readonly printer: string;
  readonly process: string;
  readonly filament: string;
}

/** A current printer of each `printer_brand`. */
const presets: Readonly<Record<string, Preset>> = {
  bambu: orca('Bambu Lab A1', '0.20mm Standard @BBL A1', 'Generic PLA @BBL A1'),
  anycubic: orca('Anycubic Kobra 3', '0.20mm Standard @Anycubic Kobra 3 0.4 nozzle', 'Generic PLA'),
  creality: orca('Creality K2 Plus', '0.20mm Standard @Creality K2 Plus 0.4 nozzle', 'Generic PLA'),
  flashforge: orca('Flashforge AD5X', '0.20mm Standard @Flashforge AD5X 0.4 nozzle', 'Generic PLA'),
  snapmaker: orca('Snapmaker U1', '0.20 Standard @Snapmaker U1 (0.4 nozzle)', 'Generic PLA'),
  elegoo: orca('Elegoo Centauri Carbon', '0.20mm Standard @Elegoo CC 0.4 nozzle', 'Generic PLA'),
  prusa: {
    slicer: 'prusa',
    printerModel: 'XL5',
    printer: 'Original Prusa XL - 5T 0.4 nozzle',
    process: '0.20mm SPEED @XL 0.4',
    filament: 'Generic PLA @XL',
  },
  qidi: orca('Qidi Plus4', '0.20mm Standard @Qidi Plus4', 'Generic PLA'),
  ankermake: {
    slicer: 'prusa',
    printerModel: 'AnkerMake M5',
    printer: 'AnkerMake M5 (0.4 mm nozzle)',
    process: '0.20 mm NORMAL (0.4 mm nozzle) @ANKER',
    filament: 'Generic PLA @ANKER',
  },
};

export const defaultBrand = 'bambu';

/**
 * Returns what makes a 3MF a project of the slicer of a printer brand: one filament a colour, and the brand's preset by
 * name. The slicers of most brands are one family, which marks triangles with `paint_color`; the others mark them in a
 * namespace of their own. Both read settings only of files that say they are from a program of the family. Null for a
 * brand that is not known.
 */
export function slicerProject(brand: string): Project3mf | null {
  const preset = Object.hasOwn(presets, brand) ? presets[brand]! : null;
  if (!preset) return null;
  return preset.slicer === 'orca' ? orcaProject(preset) : prusaProject(preset);
}

function orca(printerModel: string, process: string, filament: string): Preset {
  return { slicer: 'orca', printerModel, printer: `${printerModel} 0.4 nozzle`, process, filament };
}

function orcaProject(preset: Preset): Project3mf {
  return {
    // The one version that the newest programs of the family neither convert nor refuse as newer.
    application: 'BambuStudio-02.00.00.00',
    namespaces: { BambuStudio: 'http://schemas.bambulab.com/package/2021' },
    metadata: { 'BambuStudio:3mfVersion': '1' },
    triangle: (color) => `paint_color="${stateOf(color + 1)}"`,
    files: (layout) => ({
      'Metadata/project_settings.config': `${JSON.stringify(orcaSettings(preset, layout), null, 4)}\n`,
      'Metadata/model_settings.config': modelSettings(layout),
    }),
  };
}

function orcaSettings({ printerModel, printer, process, filament }: Preset, { colors }: Layout3mf) {
  const each = (value: string): string[] => colors.map(() => value);
  return {
    version: '02.00.00.00',
    name: 'project_settings',
    from: 'project',
    printer_model: printerModel,
    printer_settings_id: printer,
    printer_variant: nozzle,
    nozzle_diameter: [nozzle],
    print_settings_id: process,
    filament_settings_id: each(filament),
    filament_type: each('PLA'),
    filament_colour: [...colors],
  };
}

function modelSettings({ object, parts }: Layout3mf): string {
  const partXml = ({ id, name, color }: Part3mf): string =>
    `<part id="${id}" subtype="normal_part">${setting('name', name)}${setting('extruder', color + 1)}</part>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<config><object id="${object.id}">${setting('name', object.name)}${setting('extruder', 1)}${parts.map(partXml).join('')}</object></config>\n`;
}

function setting(key: string, value: string | number): string {
  return `<metadata key="${key}" value="${escaped(String(value))}"/>`;
}

function prusaProject({ printerModel, printer, process, filament }: Preset): Project3mf {
  const settings = (colors: readonly string[]): readonly (readonly [string, string])[] => [
    ['extruder_colour', colors.join(';')],
    ['filament_colour', colors.join(';')],
    ['filament_settings_id', colors.map(() => `"${filament}"`).join(';')],
    ['filament_type', colors.map(() => 'PLA').join(';')],
    ['nozzle_diameter', colors.map(() => nozzle).join(',')],
    ['print_settings_id', process],
    ['printer_model', printerModel],
    ['printer_settings_id', printer],
    ['printer_technology', 'FFF'],
  ];
  return {
    application: 'PrusaSlicer-2.9.0',
    namespaces: { slic3rpe: 'http://schemas.slic3r.org/3mf/2017/06' },
    metadata: { 'slic3rpe:Version3mf': '1', 'slic3rpe:MmPaintingVersion': '1' },
    triangle: (color) => `slic3rpe:mmu_segmentation="${stateOf(color + 1)}"`,
    files: ({ object, parts, colors }) => ({
      'Metadata/Slic3r_PE.config': settings(colors)
        .map(([key, value]) => `; ${key} = ${value}\n`)
        .join(''),
      'Metadata/Slic3r_PE_model.config': `<?xml version="1.0" encoding="UTF-8"?>\n<config><object id="${object.id}" instances_count="1"><metadata type="object" key="name" value="${escaped(object.name)}"/>${parts.map(volumeXml).join('')}</object></config>\n`,
    }),
  };
}

function volumeXml({ name, triangles }: Part3mf): string {
  const facts = { name, volume_type: 'ModelPart', extruder: '1' };
  const list = Object.entries(facts).map(
    ([key, value]) => `<metadata type="volume" key="${key}" value="${escaped(value)}"/>`,
  );
  return `<volume firstid="0" lastid="${triangles - 1}">${list.join('')}</volume>`;
}

const nozzle = '0.4';

/**
 * Returns a filament, from 1, as slicers write the state of an undivided triangle: nibbles from right to left, the first with
 * two bits for its divisions, none, and two for the state, of which 3 means that the next nibble adds to it.
 */
function stateOf(filament: number): string {
  if (filament < 3) return (filament << 2).toString(16).toUpperCase();
  return `${(filament - 3).toString(16).toUpperCase()}C`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
}
