declare module 'virtual:document-script' {
  /** Address of the script of the documents. */
  const address: string;
  export default address;
}

declare module 'virtual:crisis-rules-script' {
  /** Address of what finds words of despair by the rules (`CrisisReader`), for documents. */
  const address: string;
  export default address;
}

declare module 'virtual:crisis-reader-script' {
  /** The same by the weighed pieces too. */
  const address: string;
  export default address;
}

declare module 'virtual:faq-finder-script' {
  /** Address of what finds questions (`FetchFinder`), for documents. */
  const address: string;
  export default address;
}

declare module 'virtual:line-promotion-script' {
  /** Address of what shows the promotion of LINE (`showPromotion`), for documents. */
  const address: string;
  export default address;
}
