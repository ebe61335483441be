import type { Migration } from 'kysely/migration';
import { migration as shop } from './001-shop.ts';
import { migration as pageChanges } from './002-page-changes.ts';
import { migration as stock } from './003-stock.ts';
import { migration as listings } from './004-listings.ts';
import { migration as demoCatalogue } from './005-demo-catalogue.ts';
import { migration as undeliveredMails } from './006-undelivered-mails.ts';
import { migration as accountGuard } from './007-account-guard.ts';
import { migration as orderEditing } from './008-order-editing.ts';
import { migration as callsAndSearch } from './009-calls-and-search.ts';
import { migration as fulfilment } from './010-fulfilment.ts';
import { migration as courierBookings } from './012-courier-bookings.ts';
import { migration as cashOnDelivery } from './013-cash-on-delivery.ts';
import { migration as returns } from './014-returns.ts';
import { migration as deliveryRisk } from './015-delivery-risk.ts';
import { migration as ordersStanding } from './016-orders-standing.ts';
import { migration as orderPage } from './017-order-page.ts';
import { migration as payments } from './018-payments.ts';
import { migration as gatewayPayments } from './019-gateway-payments.ts';
import { migration as messages } from './020-messages.ts';
import { migration as customerAnswers } from './021-customer-answers.ts';
import { migration as courierSays } from './022-courier-says.ts';
import { migration as shopSettings } from './023-shop-settings.ts';
import { migration as people } from './024-people.ts';
import { migration as stockMovements } from './025-stock-movements.ts';
import { migration as redirects } from './027-redirects.ts';
import { migration as reports } from './028-reports.ts';
import { migration as productsAsSold } from './029-products-as-sold.ts';
import { migration as coupons } from './030-coupons.ts';
import { migration as pricesInTime } from './031-prices-in-time.ts';
import { migration as variants } from './032-variants.ts';
import { migration as productsShown } from './033-products-shown.ts';
import { migration as productImports } from './034-product-imports.ts';
import { migration as homePage } from './035-home-page.ts';
import { migration as pages } from './036-pages.ts';
import { migration as serviceAccounts } from './037-service-accounts.ts';
import { migration as questions } from './038-questions.ts';
import { migration as optionWords } from './040-option-words.ts';
import { migration as deletesByIndex } from './041-deletes-by-index.ts';

/**
 * Every migration by name, in order. A list in code, since the built server carries no folder of files.
 *
 * They only go forward: what a shop may have carried out is never changed and never removed; a change of the tables is
 * a new migration, with the next number (042), after all others. `npm run tables` then writes tables.ts.
 */
export const migrations: Record<string, Migration> = {
  '001-shop': shop,
  '002-page-changes': pageChanges,
  '003-stock': stock,
  '004-listings': listings,
  '005-demo-catalogue': demoCatalogue,
  '006-undelivered-mails': undeliveredMails,
  '007-account-guard': accountGuard,
  '008-order-editing': orderEditing,
  '009-calls-and-search': callsAndSearch,
  '010-fulfilment': fulfilment,
  '012-courier-bookings': courierBookings,
  '013-cash-on-delivery': cashOnDelivery,
  '014-returns': returns,
  '015-delivery-risk': deliveryRisk,
  '016-orders-standing': ordersStanding,
  '017-order-page': orderPage,
  '018-payments': payments,
  '019-gateway-payments': gatewayPayments,
  '020-messages': messages,
  '021-customer-answers': customerAnswers,
  '022-courier-says': courierSays,
  '023-shop-settings': shopSettings,
  '024-people': people,
  '025-stock-movements': stockMovements,
  '027-redirects': redirects,
  '028-reports': reports,
  '029-products-as-sold': productsAsSold,
  '030-coupons': coupons,
  '031-prices-in-time': pricesInTime,
  '032-variants': variants,
  '033-products-shown': productsShown,
  '034-product-imports': productImports,
  '035-home-page': homePage,
  '036-pages': pages,
  '037-service-accounts': serviceAccounts,
  '038-questions': questions,
  '040-option-words': optionWords,
  '041-deletes-by-index': deletesByIndex,
};
