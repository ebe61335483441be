import { href } from 'react-router';
import { findProduct } from '../../../shop/catalogue/products/queries.ts';
import { wayToMobile } from '../../../shop/customers/stock-alerts/rules.ts';
import { isId } from '../../../shop/identity.ts';
import { shopContext } from '../../context.ts';
import { PhoneLink } from '../../layout/phone-link.tsx';
import { PRIVATE_HEADERS } from '../../order/private-headers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { staticMeta } from '../page-meta.ts';
import { PageIntro } from '../pages/page-intro.tsx';
import type { Route } from './+types/stock-alert.ts';
import StockAlertForm from './stock-alert-form.tsx';

export const meta = staticMeta({
  title: 'Tell me when it is back',
  description: 'We tell you once when a product is back in our shop.',
  path: href('/stock-alert'),
  indexed: false,
});

export const headers = () => PRIVATE_HEADERS;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, currentSettings } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const id = query.get('product') ?? '';
  const product = isId(id) ? await findProduct(database, id) : null;
  const key = query.get('key') ?? '';
  return {
    done: query.get('done'),
    refused: query.get('refused'),
    // Not by the name `key`, which React keeps for itself.
    ownKey: isId(key) ? key : null,
    product: product && { _id: product._id, name: product.name, isThere: product.quantity > 0 },
    tellsMobiles: wayToMobile((await currentSettings()).messages) !== null,
  };
}

/** What came of asking to be told, and the way to take it back (R482). */
export default function StockAlertPage({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="Tell me when it is back" heading={headingOf(loaderData)}>
        {sayOf(loaderData)}
      </PageIntro>
      <div className="mt-6 grid max-w-xl justify-items-start gap-4">
        <Next {...loaderData} />
        {product ? (
          <ButtonLink variant="secondary" to={href('/product/:id', { id: product._id })}>
            Back to the product
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to="/">
            To the shop
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type Outcome = Route.ComponentProps['loaderData'];

function headingOf({ done, product }: Outcome): string {
  if (done === 'ended') return 'You hear nothing more of it';
  if (!product) return 'This product is no longer in our shop';
  if (done === 'asked') return 'We will tell you';
  return product.isThere ? 'It is in the shop' : 'Tell me when it is back';
}

function sayOf({ done, product }: Outcome): string {
  if (done === 'ended') return 'What you asked for is deleted.';
  if (!product) return 'There may be something like it.';
  if (done === 'asked')
    return `We tell you once when ${product.name} is back, and then delete your request. If it is not back in 90 days, we delete it too.`;
  return product.name;
}

function Next({ done, refused, ownKey, product, tellsMobiles }: Outcome) {
  if (done === 'asked' && ownKey) {
    return (
      <form method="post" action="/api/v1/stock-alerts/end">
        <input type="hidden" name="key" value={ownKey} />
        <Button type="submit" variant="quiet">
          Cancel this alert
        </Button>
      </form>
    );
  }
  if (refused === 'many') {
    return (
      <p role="alert" className="font-medium text-danger">
        We have many wishes of yours already. Please try again in an hour, or call us:{' '}
        <PhoneLink className="font-bold whitespace-nowrap underline" icon="size-4" />
      </p>
    );
  }
  if (!product || product.isThere || done !== null) return null;
  return (
    <StockAlertForm
      productId={product._id}
      tellsMobiles={tellsMobiles}
      {...(refused && { fault: tellsMobiles ? NOT_EITHER : NO_MAIL })}
    />
  );
}

const NO_MAIL = 'Please enter a valid e-mail address, for example name@example.com.';
const NOT_EITHER = 'Please enter an e-mail address or a Pakistani mobile number, for example 0301-2345678.';
