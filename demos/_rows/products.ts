export interface Product {
  id: number;
  name: string;
  price: number;
  weight: number | null;
  stock: number;
  /** The percentage of the last delivery that has been sold. */
  sold: number;
  rating: number;
  isOnline: boolean;
}

/** Five products that several demos share; each table copies its rows. */
export const products: Product[] = [
  { id: 1, name: 'Garden chair', price: 49, weight: 9.5, stock: 34, sold: 66, rating: 4, isOnline: true },
  { id: 2, name: 'Oak table', price: 320, weight: 41, stock: 3, sold: 94, rating: 5, isOnline: true },
  { id: 3, name: 'Gift card', price: 25, weight: null, stock: 500, sold: 0, rating: 3, isOnline: false },
  { id: 4, name: 'Floor lamp', price: 78, weight: 4, stock: 18, sold: 28, rating: 2, isOnline: true },
  { id: 5, name: 'Wool blanket', price: 62, weight: 1.2, stock: 0, sold: 100, rating: 5, isOnline: false },
];
