import { endpoint } from '../endpoint/index.ts';
import { contentId, ownPath, popupId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** At most one pop-up, chosen by the server's one rule set (G76); what it looks like is in its own table. */
export const popupChoice = z.object({
  id: popupId,
  contents: z
    .object({
      contents_id: z.string(),
      title: z.string(),
      category_name: z.string(),
      image_url: z.string(),
    })
    .optional(),
});
export type PopupChoice = z.output<typeof popupChoice>;

export const choosePopupEndpoint = endpoint({
  method: 'GET',
  path: '/popups',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'The pop-up for a page, if one is due',
  query: z.object({ page_path: ownPath }),
  responses: { 200: z.object({ data: popupChoice.nullable() }) },
  errors: ['validation'],
});

export const recordPopupViewEndpoint = endpoint({
  method: 'POST',
  path: '/viewed-popups',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Reports that a pop-up was shown',
  body: z.object({ popup_id: popupId, contents_id: contentId.optional() }),
  responses: { 204: null },
  errors: ['validation'],
});

/** The server keeps until when; twice in a row means never again (G77). */
export const restrainPopupEndpoint = endpoint({
  method: 'POST',
  path: '/popup-restraint-flags',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Holds a pop-up back',
  body: z.object({ popup_id: popupId }),
  responses: { 204: null },
  errors: ['validation'],
});
