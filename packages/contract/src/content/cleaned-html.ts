declare const CLEANED: unique symbol;

/**
 * HTML of the content service in which nothing can run. The sanitiser alone makes it, on its way in; pages draw no other
 * text as HTML, and the server looks it over once more on its way out.
 */
export type CleanedHtml = string & { readonly [CLEANED]: true };

/** An item of the content service whose texts of these names have been cleaned. */
export type WithCleaned<T, Texts extends keyof T> = {
  [Name in keyof T]: Name extends Texts ? CleanedHtml : T[Name];
};
