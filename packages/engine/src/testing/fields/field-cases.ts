import { families } from '@meshwright/contract';
import type { Values } from './walk-fields.ts';

/** A create body in which a field can have an effect, and a value of the field other than the one in the body. */
export interface FieldCase {
  readonly base?: Values;
  readonly value: unknown;
  /** Fields of the body that the value replaces. */
  readonly without?: readonly string[];
}

/** Fields that name a file or a task: the job reads what they name. */
export const inputFields =
  /^(image_urls?|input_task_id|preview_task_id|rig_task_id|motion_task_id|model_url|texture_image_urls?|image_style_url|multiview_image_urls|reference_image_urls)$/;

/** Fields that the service itself answers for. */
export const serviceFields: Readonly<Record<string, string>> = {
  name: 'shown by the task',
  candidate_id: 'checked by the service',
};

/** Bodies that a job runs with, by family; `product` stands for all products of Creative Lab. */
export const baseBodies: Readonly<Record<string, Values>> = {
  'text-to-3d': { should_texture: true, prompt: 'a knight', target_formats: ['glb'] },
  'image-to-3d': { image_url: 'a picture', target_polycount: 2000, target_formats: ['glb'] },
  'multi-image-to-3d': { image_urls: ['front', 'right'], target_polycount: 2000, target_formats: ['glb'] },
  retexture: { model_url: 'a model', text_style_prompt: 'wood', target_formats: ['glb'] },
  remesh: { model_url: 'a model', target_polycount: 2000 },
  convert: { model_url: 'a model', target_formats: ['glb'] },
  resize: { model_url: 'a model', resize_height: 1 },
  rigging: { model_url: 'a model' },
  animation: { rig_task_id: 'a task', action_id: 0 },
  'text-to-image': { ai_model: 'nano-banana', prompt: 'a person' },
  'image-to-image': { ai_model: 'nano-banana', prompt: 'red', reference_image_urls: ['a picture'] },
  'text-to-motion': { prompt: 'waves', mode: 'swift', duration: 2 },
  'text-to-texture': { prompt: 'wood', model_url: 'a model' },
  'auto-split': { input_task_id: 'a task' },
  'multi-color-print': { model_url: 'a model' },
  'fidget-pixel-prototype': { image_url: 'a photo', type: 'other' },
};

const pictures = { image_urls: ['front', 'right'] };
const split = { input_task_id: 'a task' };
const preview = { mode: 'preview', prompt: 'a knight' };
const analysis: Readonly<Record<string, FieldCase>> = {
  printer_type: {
    value: 'full_color',
    base: { model_url: 'a model', intended_print_height_mm: 5, printer_type: 'fdm' },
  },
  intended_print_height_mm: { value: 5 },
};

const badge: Readonly<Record<string, FieldCase>> = {
  options: { value: { badge_shape: 'star', export_resolution: 64 } },
  output: { value: { format: 'obj' } },
};

/** Cases of fields whose value cannot be made from their type, or that need another body. */
export const fieldCases: Readonly<Record<string, Readonly<Record<string, FieldCase>>>> = {
  'text-to-3d': {
    topology: {
      base: { mode: 'preview', prompt: 'a knight', target_polycount: 2000, target_formats: ['obj'] },
      value: 'quad',
    },
    mode: { value: 'preview' },
    prompt: { value: 'a robot' },
    should_texture: { base: preview, value: true },
    texture_prompt: { value: 'gold' },
    target_polycount: { value: 2000 },
    target_formats: { value: ['fbx'] },
    ai_model: { value: 'vendor-6-lite' },
  },
  'image-to-3d': {
    topology: {
      base: { image_url: 'a picture', target_polycount: 2000, target_formats: ['obj'] },
      value: 'quad',
    },
    texture_prompt: { value: 'gold' },
    target_polycount: { value: 500 },
    target_formats: { value: ['fbx'] },
    ai_model: { value: 'vendor-7' },
  },
  'multi-image-to-3d': {
    texture_prompt: { value: 'gold' },
    topology: { base: { ...pictures, target_polycount: 2000, target_formats: ['obj'] }, value: 'quad' },
    model_type: { value: 'lowpoly' },
    target_polycount: { value: 500 },
    target_formats: { value: ['fbx'] },
    ai_model: { value: 'vendor-7' },
  },
  retexture: {
    text_style_prompt: { value: 'gold' },
    target_formats: { value: ['obj'] },
    ai_model: { value: 'vendor-7' },
  },
  remesh: {
    target_formats: { value: ['obj'] },
    topology: {
      value: 'quad',
      base: { model_url: 'a model', target_polycount: 2000, target_formats: ['obj'] },
    },
    target_polycount: { value: 500 },
    resize_height: { value: 3 },
    resize_longest_side: { value: 3 },
  },
  convert: { target_formats: { value: ['obj'] } },
  resize: {
    resize_height: { value: 3 },
    resize_longest_side: { value: 3, without: ['resize_height'] },
    auto_size: { value: true, without: ['resize_height'], base: { model_url: 'a model', resize_height: 3 } },
    origin_at: { value: 'center' },
  },
  rigging: { height_meters: { value: 2 } },
  animation: {
    action_id: { value: 1 },
    action_ids: { value: [0, 1], without: ['action_id'] },
    post_process: { value: { operation_type: 'change_fps', fps: 60 } },
  },
  'text-to-image': {
    prompt: { value: 'a robot' },
    aspect_ratio: { value: '16:9' },
    ai_model: { value: 'image-2' },
    pose_mode: { value: 't-pose' },
  },
  'image-to-image': {
    prompt: { value: 'blue' },
    aspect_ratio: { value: '16:9' },
    ai_model: { value: 'image-2' },
  },
  'text-to-motion': { prompt: { value: 'jumps' }, mode: { value: 'prime' }, duration: { value: 3 } },
  'text-to-texture': { prompt: { value: 'gold' } },
  'auto-split': {
    mode: { base: { ...split, prompt: 'red, green' }, value: 'by_color' },
    prompt: { base: { ...split, mode: 'by_color', prompt: 'red, green' }, value: 'red, green, blue' },
    connector_type: { base: { ...split, connectors: true }, value: 'cylinder' },
    connector_size: { base: { ...split, connectors: true }, value: 0.2 },
    connector_height: { base: { ...split, connectors: true }, value: 0.2 },
    target_formats: { value: ['obj'] },
  },
  'multi-color-print': {
    printer_brand: { value: 'prusa' },
    max_depth: { value: 3 },
    max_colors: { value: 2 },
  },
  'analyze-printability': analysis,
  'repair-printability': analysis,
  'keychain-prototype': { name_text: { value: 'ADA' } },
  'keycap-build': { options: { value: { head_size_mm: 30 } } },
  'keychain-build': badge,
  'fridge-magnet-build': badge,
  'lamp-build': {
    options: { value: { diameter_mm: 100 } },
    output: { value: { format: 'zip' } },
  },
  'lamp-prototype': { image_subject: { value: 'landscape' } },
  'fidget-pixel-build': { options: { value: { grid_size: 32 } } },
  'fidget-pixel-prototype': { type: { value: 'person' } },
};

/** Every family and field of the contract. */
export const allFamilies = families;
