/** How many questions a drill has, as the server asks them. */
export const DRILL_SIZE = 4;
