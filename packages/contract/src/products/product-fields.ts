import type { Limit } from '../details.ts';
import { body, flag, uuid } from '../fields/fields.ts';
import { displayName, imageLink } from '../fields/input-fields.ts';
import { echo, fileUrl, fileUrls, modelUrls, textureUrls } from '../fields/result-fields.ts';

// Fields shared by the Creative Lab products.

export const prototypeErrors = { 403: 'The picture was flagged by intellectual-property moderation.' };

export const buildErrors = {
  404: 'The prototype does not exist, belongs to another account or was made in the web application.',
};

/** Keycap states the numbers, the others only "out of range" (readings R41); the size is R42. */
export function photo() {
  return imageLink('The photo: a public URL or a base64 data URI, at most 20 MB.', {
    maxBytes: 20_000_000,
    maxDataUriBytes: 20_000_000,
    dataUriType: 'image/',
  });
}

export const photoSide: Limit = {
  name: 'picture-side',
  min: 32,
  unit: 'pixels',
  status: 400,
  message: 'A picture must be at least 32 pixels wide and high.',
};

export function removeBackground() {
  return flag({ help: 'Render on a transparent background (RGBA PNG).', default: false });
}

export function prototypeBody() {
  return body({
    required: { image_url: photo() },
    optional: { name: displayName(), remove_background: removeBackground() },
  });
}

export function prototypeResult() {
  return { name: givenName(), image_urls: fileUrls() };
}

export function buildBody() {
  return body({ required: { input_task_id: prototypeId() }, optional: { name: displayName() } });
}

export function buildResult() {
  return {
    name: givenName(),
    model_urls: modelUrls(),
    thumbnail_url: fileUrl(),
    texture_urls: textureUrls(),
  };
}

export function prototypeId() {
  return uuid({ help: 'A SUCCEEDED prototype task of this product.' });
}

export function givenName() {
  return echo('name');
}

export const prototypeExamples = [
  { image_url: 'https://example.com/cat.webp' },
  { image_url: 'data:image/png;base64,iVBORw0KGgo=', name: 'Cat', remove_background: true },
];

export const buildExamples = [
  { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578' },
  { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578', name: 'Cat' },
];
