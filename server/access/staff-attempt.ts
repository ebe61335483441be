import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idempotencyKeySchema } from '../../shop/orders/schemas.ts';
import type { NamedPrincipal, StaffKind } from '../../shop/principal.ts';
import { principalOf } from './staff-access.ts';

/** Of requests that may be sent again, since their answer was lost, without being done twice. */
export const attemptHeaders = z.object({ 'idempotency-key': idempotencyKeySchema });

/** Which attempt of which member of staff a request is. One without a key is an attempt of its own. */
export function staffAttempt(request: FastifyRequest): { key: string; principal: NamedPrincipal<StaffKind> } {
  const { 'idempotency-key': key } = attemptHeaders.parse(request.headers);
  return { key: key ?? randomUUID(), principal: principalOf(request) };
}
