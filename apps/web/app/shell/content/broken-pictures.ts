/** The words of a picture in its place; one that says nothing leaves nothing. */
function giveWay(picture: HTMLImageElement): void {
  picture.hidden = true;
  if (picture.alt === '') return;
  const words = document.createElement('span');
  words.className = 'ui-meta';
  words.textContent = picture.alt;
  picture.replaceWith(words);
}

/**
 * Pictures of a text from the content service that cannot be loaded give way to their words, as `OutsideImage` does for those
 * we draw; also those that broke before the page was awake. Answers how to stop.
 */
export function watchPictures(text: HTMLElement): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) giveWay(target);
  };
  // An error of a picture does not rise: it is heard on its way down.
  text.addEventListener('error', onError, true);
  for (const picture of text.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => giveWay(picture));
  }
  return () => text.removeEventListener('error', onError, true);
}
