import { MESSAGE_PICTURES } from '@hidamari/domain/consultations';
import { endpoint } from '../endpoint/index.ts';
import { expiryInstant } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** Where to PUT a file, five minutes long (G65); the content type must be one of those named. */
export const uploadAddress = z.object({
  key: z.string().max(200),
  put_url: z.string().max(4_000),
  expires_at: expiryInstant,
  max_bytes: z.int().positive(),
  content_types: z.array(z.string().max(60)).min(1),
});
export type UploadAddress = z.output<typeof uploadAddress>;

const uploadAddresses = z.object({ urls: z.array(uploadAddress).max(10) });

export const issueIconUploadEndpoint = endpoint({
  method: 'GET',
  path: '/users/presigned-url',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: "Upload address for the member's icon",
  responses: { 200: uploadAddresses },
  errors: ['too_many', 'unavailable', 'storage_full', 'storage_low'],
});

const imageCount = (most: number) =>
  z.object({
    image_count: z.coerce
      .number<number | string>({ error: 'invalid' })
      .int({ error: 'invalid' })
      .min(1, { error: 'invalid' })
      .max(most, { error: 'too_many_items' }),
  });

export const issueImageUploadsEndpoint = endpoint({
  method: 'GET',
  path: '/inspection-images/presigned-urls',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'Upload addresses for images of a treatment log',
  query: imageCount(10),
  responses: { 200: uploadAddresses },
  errors: ['validation', 'too_many', 'unavailable', 'storage_full', 'storage_low'],
});

/** As the call for pictures of a log; what is sent belongs to a message of a consultation (G90). */
export const issueMessagePictureUploadsEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/picture-urls',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'Upload addresses for pictures of a message',
  query: imageCount(MESSAGE_PICTURES),
  responses: { 200: uploadAddresses },
  errors: ['validation', 'too_many', 'unavailable', 'storage_full', 'storage_low'],
});
