export { ConcernTag, CountBadge, Tag, type TagTone } from './tag.tsx';
