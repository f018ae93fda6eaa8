declare module 'virtual:document-script' {
  /** Address of the script of the documents. */
  const address: string;
  export default address;
}
