/** The drawing of an `OutsideImage`, or the words of a picture in a text, in its place; one that says nothing leaves nothing. */
function giveWay(picture: HTMLImageElement): void {
  const isOutside = picture.matches('[data-outside-picture]');
  if (!isOutside && picture.closest('[data-clean-html]') === null) return;
  picture.hidden = true;
  const next = picture.nextElementSibling;
  if (isOutside) {
    if (next instanceof HTMLElement && next.matches('.ui-instead')) next.hidden = false;
    return;
  }
  if (picture.alt === '') return;
  const words = document.createElement('span');
  words.className = 'ui-meta';
  words.textContent = picture.alt;
  picture.replaceWith(words);
}

/**
 * Pictures that cannot be loaded give way, those of a text from the content service (`CleanHtml`) and those that we draw
 * (`OutsideImage`), wherever they stand or come; also those that broke before anybody listened. Answers how to stop.
 */
export function watchPictures(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) giveWay(target);
  };
  // An error of a picture does not rise: it is heard on its way down.
  document.addEventListener('error', onError, true);
  for (const picture of document.querySelectorAll('img')) {
    // Done without a pixel: broken, or a drawing that has no size of its own.
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => giveWay(picture));
  }
  return () => document.removeEventListener('error', onError, true);
}
