import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The contact form (U-O04), for everybody. */
export const inquiriesRoutes: RouteConfigEntry[] = [
  route('contact', 'features/inquiries/pages/contact.tsx', { id: 'contact' }),
];

/** Its answers: a room of the desk. */
export const deskInquiriesRoutes: RouteConfigEntry[] = [
  route('desk/inquiries', 'features/inquiries/pages/desk-inquiries.tsx', { id: 'deskInquiries' }),
  route('desk/inquiries/:id', 'features/inquiries/pages/desk-inquiry.tsx', { id: 'deskInquiry' }),
];
