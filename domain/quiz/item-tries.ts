/** An item is answered twice at most: the second try is for who understood the feedback to the first. */
export const ITEM_TRIES = 2;
