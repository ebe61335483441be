import { href } from 'react-router';

/** The pages that header, side menu and footer lead to, by their names there (R39, R40). */
export const HOME = { name: 'Home', to: href('/') };
const ABOUT = { name: 'About Us', to: href('/about') };
const CONTACT = { name: 'Contact Us', to: href('/contact') };
const REVIEWS = { name: 'Reviews', to: href('/Reviews-Page') };
const BLOGS = { name: 'Blogs', to: href('/Blogs-Page') };
const FAQS = { name: 'FAQs', to: href('/FAQ-Page') };
export const TRACK = { name: 'Track your order', to: href('/track') };
const RETURN_POLICY = { name: 'Return Policy', to: href('/return-policy') };

export const LOGIN = href('/login');
export const REGISTRATION = href('/registration');
export const PROFILE = href('/profile');

export const HEADER_LINKS = [HOME, ABOUT, CONTACT, REVIEWS, BLOGS];
export const FOOTER_LINKS = [ABOUT, REVIEWS, RETURN_POLICY, FAQS, BLOGS, CONTACT, TRACK];

export function categoryAddress(name: string): string {
  return href('/products/category/:category', { category: name });
}

export function subcategoryAddress(name: string): string {
  return href('/products/subcategory/:subcategory', { subcategory: name });
}

/** The page of all results of a search. */
export function searchAddress(query: string): string {
  return query === '' ? href('/search') : `${href('/search')}?${new URLSearchParams({ query })}`;
}
