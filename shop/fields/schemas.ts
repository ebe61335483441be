import { z } from '../zod.ts';
import { holdsWebAddress, LONGEST_PASSWORD, normaliseMobile, SHORTEST_PASSWORD } from './rules.ts';

/** The message of every form in which something required is missing (R115). */
export const MISSING_FIELDS = 'Please fill out all required fields!';

/** The fields of a person. A missing or empty one gives the sentence of the form that asks for it. */
const LONGEST = { name: 100, email: 254, address: 300, instructions: 500 } as const;

/** A required line of text, trimmed; control characters and halves of characters are no part of one. */
export function requiredText(missing: string, longest: number) {
  return z
    .string({ error: missing })
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(longest, `Please use at most ${longest} characters.`));
}

/** Of the control characters only line breaks and tabs are part of a text; forms send breaks as two characters. */
const trimLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?:(?![\n\t])[\p{Cc}\p{Cs}])+/gu, ' ')
    .trim();

/** Optional text over several lines, trimmed. */
export function optionalText(longest: number) {
  return z
    .string()
    .transform(trimLines)
    .pipe(z.string().max(longest, `Please use at most ${longest} characters.`))
    .default('');
}

/** Required text over several lines, trimmed. */
export function paragraph(missing: string, longest: number) {
  return z
    .string({ error: missing })
    .transform(trimLines)
    .pipe(z.string().min(1, missing).max(longest, `Please use at most ${longest} characters.`));
}

/** A name of a person: addresses of the web are none, and would be sent on by the shop's mails. */
export const personName = (missing: string) =>
  requiredText(missing, LONGEST.name).refine(
    (name) => !holdsWebAddress(name),
    'Please write your name without a web address.',
  );

export const email = (missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(LONGEST.email, `Please use at most ${LONGEST.email} characters.`)
        .pipe(z.email('Please enter a valid e-mail address, for example name@example.com.')),
    );

/** Gives the number as it is stored, `+923XXXXXXXXX`. */
export const mobile = (missing: string) =>
  requiredText(missing, 30).transform((text, context) => {
    const stored = normaliseMobile(text);
    if (stored === null) {
      context.addIssue({
        code: 'custom',
        message: 'Please enter a Pakistani mobile number, for example 0301-2345678.',
      });
      return z.NEVER;
    }
    return stored;
  });

export const address = (missing: string) => requiredText(missing, LONGEST.address);

export const instructions = () => optionalText(LONGEST.instructions);

/** Passwords are taken as they are typed, spaces and all. */
export const typedPassword = z
  .string({ error: MISSING_FIELDS })
  .min(1, MISSING_FIELDS)
  .max(LONGEST_PASSWORD, `Please use at most ${LONGEST_PASSWORD} characters.`);

export const newPassword = typedPassword.min(
  SHORTEST_PASSWORD,
  `Please use at least ${SHORTEST_PASSWORD} characters.`,
);

/** Lets a rule about several fields speak only when there are fields, and each of them is fine by itself. */
export function fieldsAreFine(...fields: string[]) {
  return ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || fields.some((field) => path[0] === field));
}

export const passwordsMatch = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: fieldsAreFine('password', 'confirmPassword'),
};

export const isConfirmed = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword;

/** What the form of a new password checks by itself. */
export const passwordFormSchema = z.object({
  currentPassword: typedPassword,
  password: newPassword,
  confirmPassword: typedPassword,
});
