import { rules as article } from './article/rules.ts';
import { rules as chain } from './chain/rules.ts';
import { rules as checks } from './checks/rules.ts';
import { rules as contact } from './contact/rules.ts';
import { rules as content } from './content/rules.ts';
import { rules as editor } from './editor/rules.ts';
import { rules as fact } from './fact/rules.ts';
import { rules as form } from './form/rules.ts';
import { rules as heading } from './heading/rules.ts';
import { rules as hours } from './hours/rules.ts';
import { rules as link } from './link/rules.ts';
import { rules as markdown } from './markdown/rules.ts';
import { rules as media } from './media/rules.ts';
import { rules as notice } from './notice/rules.ts';
import { rules as page } from './page/rules.ts';
import { rules as placeholder } from './placeholder/rules.ts';
import { rules as price } from './price/rules.ts';
import { rules as redirect } from './redirect/rules.ts';
import { rules as reference } from './reference/rules.ts';
import { rules as release } from './release/rules.ts';
import type { Rule } from './rule.ts';
import { rules as seo } from './seo/rules.ts';
import { rules as service } from './service/rules.ts';
import { rules as spelling } from './spelling/rules.ts';
import { rules as style } from './style/rules.ts';
import { rules as text } from './text/rules.ts';
import { rules as theme } from './theme/rules.ts';

/** All rules, by group. */
export const rules: readonly Rule[] = [
  ...article,
  ...chain,
  ...checks,
  ...contact,
  ...content,
  ...editor,
  ...fact,
  ...form,
  ...heading,
  ...hours,
  ...link,
  ...markdown,
  ...media,
  ...notice,
  ...page,
  ...placeholder,
  ...price,
  ...redirect,
  ...reference,
  ...release,
  ...seo,
  ...service,
  ...spelling,
  ...style,
  ...text,
  ...theme,
];

/** Rules about French texts: the only ones that need a dictionary, and that are not always applied. */
export const textRules: ReadonlySet<Rule> = new Set([...spelling, ...style]);
