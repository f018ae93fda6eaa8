export { type Concern, ConcernTag, CountBadge, Tag, type TagTone } from './tag.tsx';
