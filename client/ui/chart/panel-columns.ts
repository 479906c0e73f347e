/**
 * The columns of a panel that stands above or below another (`data-panels`): both have the wider of their labels on either side,
 * so that the same place of a common axis lies below the other. Panels beside each other do on a phone alone.
 */
export const PANEL_COLUMNS =
  'in-data-[panels=stacked]:col-span-full in-data-[panels=stacked]:grid-cols-subgrid ' +
  'max-sm:in-data-[panels=beside]:col-span-full max-sm:in-data-[panels=beside]:grid-cols-subgrid';
