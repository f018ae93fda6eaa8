/** The category of experience stories (G99). */
export const STORY_CATEGORY = 'story';

/** Told by a person, not written and checked as a fact (G99). */
export const isStory = ({ category }: { readonly category: { readonly id: string } }): boolean =>
  category.id === STORY_CATEGORY;
