/** A browser's storage: its entries are its own properties, as in a browser. */
export class TestStorage {
  [key: string]: unknown;
  static {
    const methods = {
      getItem(this: TestStorage, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(this: TestStorage, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: TestStorage, key: string) {
        delete this[key];
      },
    };
    Object.assign(TestStorage.prototype, methods);
  }
}
