export { categoryOfConcern, concernOfCategory } from './concern-of-category.ts';
export { type AddressedService, isNamedService, type NamedService, serviceHref } from './service-href.ts';
