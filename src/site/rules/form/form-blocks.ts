/** Types of the blocks that are forms; the part « mail » says where they send. */
export const FORMS: ReadonlySet<string> = new Set(['callback-form', 'change-request-form', 'message-form']);
