import { expect, test } from 'vitest';
import * as z from '../zod/index.ts';
import {
  articleCategorySchema,
  articleSchema,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  faqSchema,
  landingSectionSchema,
  newsSchema,
  qContentSchema,
  serviceSchema,
  treatmentStatusSchema,
} from './index.ts';

/** Names of the fields of an item, nested ones with dots and lists with []. */
function fieldsOf(schema: z.ZodObject, before = ''): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { inner, mark } = unwrapped(field as z.ZodType);
    const path = `${before}${name}${mark}`;
    return inner instanceof z.ZodObject ? [path, ...fieldsOf(inner, `${path}.`)] : [path];
  });
}

/** What a field holds where it is there, and [] where it is a list of it. */
function unwrapped(field: z.ZodType, mark = ''): { inner: z.ZodType; mark: string } {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodPrefault) {
    return unwrapped(field.unwrap() as z.ZodType, mark);
  }
  return field instanceof z.ZodArray
    ? unwrapped(field.element as z.ZodType, `${mark}[]`)
    : { inner: field, mark };
}

const REVIEW = 'reviewed_at next_review_at reviewer_role';
const TIMES = 'createdAt updatedAt publishedAt revisedAt';
const SOURCES = 'sources[] sources[].title sources[].publisher sources[].year sources[].url';
const CHANGES = 'change_log[] change_log[].day change_log[].text';
/** A name of another item, with what the service tells of it. */
const named = (field: string) => `${field} ${field}.id ${field}.name`;
const picture = (field: string) => `${field} ${field}.url ${field}.width ${field}.height`;

test.each([
  [
    'an article',
    articleSchema,
    `id ${TIMES} title ${named('category')} category.variants ${picture('eye_catch')} cover contributor`,
    `${named('cancer_category[]')} ${named('cancer_status[]')} ${CHANGES} is_banner_display is_only_sought`,
    `summary ${REVIEW} reading_minutes body easy_body ${SOURCES} topics facts[]`,
  ],
  ['a category of articles', articleCategorySchema, 'id name order variants'],
  [
    'news',
    newsSchema,
    `id ${TIMES} title body topics category type variants important closure_from closure_to ends_on`,
  ],
  ['a part of the body', cancerPartSchema, 'id name order'],
  ['a kind of cancer', cancerTypeSchema, 'id name order kana part_id group_id topics'],
  [
    'a group of cancers',
    cancerGroupSchema,
    `id name order recommended ${named('recommended.suspected[]')} ${named('recommended.diagnosed[]')}`,
    `${named('recommended.treating[]')} showPage[]`,
  ],
  ['a time since diagnosis', diagnosedTimeSchema, 'id name order'],
  ['a treatment status', treatmentStatusSchema, 'id name status_id is_show_q_contents'],
  ['a landing section', landingSectionSchema, 'id variant is_show kind title body order'],
  [
    'a service',
    serviceSchema,
    `id ${TIMES} title summary summary_insurance ${picture('title_img')} cover ${named('category')}`,
    `${named('sub_category[]')} ${named('recommend_category[]')} tag[] type included_organizations[]`,
    `excluded_organizations[] provider provider_name fee is_free order ${REVIEW} body body_insurance`,
    `external_url ${SOURCES} ${CHANGES} topics facts[]`,
  ],
  [
    'a frequent question',
    faqSchema,
    `id ${TIMES} ${REVIEW} name ${named('category')} question answer topics variants order`,
  ],
  [
    'a question with its answer',
    qContentSchema,
    `id ${TIMES} title age gender ${named('cancer_group')} ${named('treatment_status')} is_common is_featured`,
    `consultation_user is_sample content ${REVIEW} ${SOURCES} ${CHANGES} topics facts[]`,
  ],
] as const)('%s has the fields that the content service keeps, and no other', (_, schema, ...fields) => {
  expect(fieldsOf(schema).sort()).toEqual(fields.join(' ').split(' ').sort());
});
