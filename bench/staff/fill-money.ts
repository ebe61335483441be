/**
 * What couriers owe and paid, made by PostgreSQL itself: every cash order that was delivered is booked, and all but the
 * newest were paid for by sheets of 300 rows.
 */
export const MONEY = {
  dues: `
    insert into courier_dues (order_id, courier, balance_paisa, paid_paisa, since)
      select id, courier, case when number > :orders - :open - :unpaid then total_paisa else 0 end,
        case when number > :orders - :open - :unpaid then 0 else total_paisa end, delivered_at
      from orders where status = 'Delivered' and payment_method = 'cash' and courier is not null order by number`,
  settlements: `
    create temporary table paid as
      select gen_random_uuid() as settlement_id, courier, sheet, array_agg(id order by number) as ids,
        sum(total_paisa) as collected, max(delivered_at) + interval '5 days' as moment
      from (
        select orders.*, row_number() over (partition by courier order by number) / 300 as sheet from orders
        where status = 'Delivered' and payment_method = 'cash' and number <= :orders - :open - :unpaid
      ) as delivered group by courier, sheet;
    insert into courier_settlements (id, courier, file_name, file_hash, rows_hash, collected_paisa, charges_paisa,
        tax_paisa, paid_paisa, paid_on, created_at, created_by, created_by_id)
      select settlement_id, courier, courier || '-' || sheet || '.csv', sha256(settlement_id::text::bytea),
        sha256((settlement_id || 'rows')::bytea), collected, 20000 * cardinality(ids), 0,
        collected - 20000 * cardinality(ids), to_char(moment, 'YYYY-MM-DD'), moment, 'Sana',
        '00000000-0000-4000-8000-000000000001'
      from paid order by moment;
    insert into courier_settlement_lines (settlement_id, row_number, tracking_number, order_id, verdict, due_paisa,
        collected_paisa, charges_paisa, tax_paisa, paid_paisa)
      select settlement_id, place + 1, tracking_number, orders.id, 'paid', total_paisa, total_paisa, 20000, 0,
        total_paisa - 20000
      from paid, unnest(ids) with ordinality as parcel (id, place) join orders on orders.id = parcel.id`,
  ledger: `
    insert into ledger_entries (group_id, account, amount_paisa, order_id, courier, at, actor, note)
      select group_id, account, sign * total_paisa, id, courier, delivered_at, 'The shop', 'Delivered'
      from (
        select gen_random_uuid() as group_id, orders.* from orders
        where status = 'Delivered' and payment_method = 'cash' and courier is not null order by number
      ) as delivered, (values ('due-from-courier', 1), ('sales', -1)) as sides (account, sign);
    insert into ledger_entries (group_id, account, amount_paisa, order_id, courier, settlement_id, at, actor, note)
      select group_id, account, amount, order_id, courier, settlement_id, moment, 'Sana', 'Paid'
      from (
        select gen_random_uuid() as group_id, line.*, courier, moment
        from courier_settlement_lines line join paid using (settlement_id)
      ) as parcel, lateral (values ('bank', paid_paisa), ('courier-charges', charges_paisa),
        ('due-from-courier', -due_paisa)) as sides (account, amount);
    drop table paid`,
};
