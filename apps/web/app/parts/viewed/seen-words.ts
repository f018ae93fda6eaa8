/** Said of an article and of a service in a list, where the member has opened it before (G95). */
export const SEEN_WORDS = '前に開きました';
