/** Names of the parameters that the messages of every form have, in addition to those of the manifest. */
export const COMMON_PARAMS = ['to_name'] as const;
