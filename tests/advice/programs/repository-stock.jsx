import React, { useState, useEffect } from 'react'
import MaterialTable from 'material-table'
import { db } from '../firebase'

export default function Stock() {
  const [isComplete, setIsComplete] = useState(false)
  const [products, setProducts] = useState([])
  const columns = [
    { title: 'Code', field: 'code' },
    { title: 'Name', field: 'name' },
  ]
  useEffect(() => {
    db.collection('Stock').where('name', '!=', null)
      .get()
      .then((querySnapshot) => {
        querySnapshot.forEach((doc) => {
          setProducts(products => [...products, doc.data()])
        })
      })
    setIsComplete(true)
  }, [])
  if (isComplete)
    return (
      <div style={{ maxWidth: '80%' }}>
        <MaterialTable columns={columns} data={products} title='STOCK' />
      </div>
    )
  else {
    return (<div></div>)
  }
}
