import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { visit } from '../../tests/claims/visit';
import RenderImageObject from './render-image.object';

proves(["MUI's Avatar shows the initial if the image is missing"], async () => {
  const demo = visit(<RenderImageObject />);
  await expect
    .element(demo.getByRole('row', { name: /Delivery bikes/ }).getByText('I', { exact: true }))
    .toBeVisible();
});
