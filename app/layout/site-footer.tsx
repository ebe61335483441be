import { FOOTER_CATEGORIES } from '../../shop/catalogue/categories/rules.ts';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { FacebookIcon, InstagramIcon, PhoneIcon, YoutubeIcon } from '../ui/icons.tsx';
import { LinkItems } from './link-items.tsx';
import { categoryAddress, FOOTER_LINKS } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

const HEADING = 'mb-2 text-sm font-semibold tracking-wide text-white uppercase';
const LINK =
  'inline-flex min-h-9 items-center hover:text-white hover:underline focus-visible:outline-saffron';

/** A link to the current page does not scroll by itself; the footer's links always go to the top. */
function scrollToTop() {
  window.scrollTo({ top: 0 });
}

export function SiteFooter() {
  const { store, categories, pages } = useRootData();
  const footerCategories = categories
    .slice(0, FOOTER_CATEGORIES)
    .map(({ name }) => ({ name, to: categoryAddress(name) }));
  const social = [
    { name: 'Facebook', to: store.social.facebook, Icon: FacebookIcon },
    { name: 'Instagram', to: store.social.instagram, Icon: InstagramIcon },
    { name: 'YouTube', to: store.social.youtube, Icon: YoutubeIcon },
  ];
  return (
    <footer className="mt-16 print:hidden bg-brand-strong text-sm text-white/85">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1.6fr_1.2fr] lg:gap-x-12">
        <section className="max-lg:col-span-full">
          <p className="mb-3 text-2xl font-extrabold tracking-tight text-white">{store.name}</p>
          <p className="max-w-md leading-relaxed">{store.mission}</p>
        </section>
        <nav aria-label="Information">
          <h2 className={HEADING}>Information</h2>
          <ul>
            <LinkItems links={[...FOOTER_LINKS, ...pages]} onClick={scrollToTop} className={LINK} />
          </ul>
        </nav>
        <nav aria-label="Categories" className="sm:max-lg:col-span-2">
          <h2 className={HEADING}>Categories</h2>
          <ul className="sm:columns-2 sm:gap-x-6">
            <LinkItems links={footerCategories} onClick={scrollToTop} className={LINK} />
          </ul>
        </nav>
        <section className="max-lg:col-span-full">
          <h2 className={HEADING}>Contact</h2>
          <a href={phoneAddress(store.phone)} className={`${LINK} gap-2 text-base font-semibold text-white`}>
            <PhoneIcon className="size-4.5 text-saffron" />
            {store.phone}
          </a>
          <address className="mt-1 leading-relaxed not-italic">{store.address}</address>
          <ul className="mt-4 flex gap-2">
            {social.map(({ name, to, Icon }) => (
              <li key={name}>
                <a
                  href={to}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${store.name} on ${name}`}
                  className="grid size-11 place-items-center rounded-full bg-white/10 text-white transition-colors hover:bg-white/20 focus-visible:outline-saffron"
                >
                  <Icon />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="border-t border-white/15">
        <p className="page-width py-5 text-center text-xs text-white/80">© 2024 {store.name}</p>
      </div>
    </footer>
  );
}
