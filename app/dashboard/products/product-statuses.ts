import { PRODUCT_STATUSES, type ProductStatus } from '../../../shop/catalogue/products/rules.ts';
import type { Choices } from '../../forms/select.tsx';
import type { Tone } from '../../staff/ui/status-badge.tsx';
import type { SavedView } from '../../staff/ui/view-tabs.tsx';

interface StatusWords {
  name: string;
  /** The button that gives it to products. */
  verb: string;
  /** What it means, for who chooses it. */
  hint: string;
  tone: Tone;
}

/** How the states of a product are called and shown. */
export const STATUS_WORDS: Record<ProductStatus, StatusWords> = {
  draft: { name: 'Draft', verb: 'Make draft', hint: 'Only staff see it.', tone: 'waiting' },
  published: {
    name: 'Published',
    verb: 'Publish',
    hint: 'Everybody finds it in lists and in the search.',
    tone: 'good',
  },
  hidden: {
    name: 'Hidden',
    verb: 'Hide',
    hint: 'Who has its address can buy it; no list or search shows it.',
    tone: 'quiet',
  },
  archived: {
    name: 'Archived',
    verb: 'Archive',
    hint: 'No longer sold. Its page says so, and orders keep it.',
    tone: 'bad',
  },
};

export const STATUS_CHOICES: Choices = PRODUCT_STATUSES.map((status) => [status, STATUS_WORDS[status].name]);

/** The list of products by state, as tabs. */
export const STATUS_VIEWS: readonly SavedView[] = [
  { name: 'All', params: {} },
  ...PRODUCT_STATUSES.map((status) => ({ name: STATUS_WORDS[status].name, params: { status } })),
];

export function isStatus(text: string): text is ProductStatus {
  return text in STATUS_WORDS;
}
