import { randomUUID } from 'node:crypto';
import { requestAs } from '../../support/staff.ts';
import { type Floor, personOf } from './floor.ts';
import { refused } from './moving.ts';
import { type Request, wordOf } from './request.ts';
import type { RiskCommand } from './return-commands.ts';
import { block, liftBlock, switchRule } from './risk-rules.ts';
import { at, type State } from './state.ts';
import { MOBILES, RULES } from './tables.ts';

/** As mobiles are stored. */
export const storedMobile = (mobile: number) => `+92${at(MOBILES, mobile).slice(1).replace('-', '')}`;

/** Makes a request of what is done about who refuses: rules are switched, mobiles are blocked. */
export function aboutRisk(floor: Floor, state: State, command: RiskCommand): Request {
  const { shop } = floor;
  const { token, isManager } = personOf(floor, command.who);
  switch (command.kind) {
    case 'rule': {
      const { rule, isOn } = command;
      const { name } = at(RULES, rule);
      const url = `/api/v1/risk/rules/${at(floor.rules, rule)}/switch`;
      return {
        says: `rule “${name}” ${isOn ? 'on' : 'off'}`,
        send: async () => wordOf(await requestAs(shop, token, 'PUT', url, { isOn })),
        parts: [isManager ? (now) => switchRule(now, rule, isOn) : () => refused('FORBIDDEN')],
      };
    }
    case 'block': {
      const { mobile } = command;
      const body = { mobile: at(MOBILES, mobile), reason: 'Three parcels for a joke' };
      return {
        says: `block mobile ${mobile}`,
        send: async () => wordOf(await requestAs(shop, token, 'POST', '/api/v1/risk/blocked', body)),
        parts: [(now) => block(now, mobile)],
      };
    }
    case 'lift': {
      const { mobile } = command;
      const { times } = at(state.blocks, mobile);
      let seen: string = randomUUID();
      return {
        says: `lift block of mobile ${mobile}`,
        async prepare() {
          const blocked = shop.database.selectFrom('blocked_mobiles').select('id');
          const found = await blocked.where('mobile', '=', storedMobile(mobile)).executeTakeFirst();
          if (found) seen = found.id;
        },
        send: async () => wordOf(await requestAs(shop, token, 'DELETE', `/api/v1/risk/blocked/${seen}`)),
        parts: [(now) => liftBlock(now, mobile, times)],
      };
    }
  }
}
